import type { AfterSalesDetail, AfterSalesOffer, Locale } from '@signal-shop/sdk/contract';
import type { LogisticsState } from '../components/logistics-track/logistics-track.states.ts';
import type { FormPicture } from '../forms/form/picture-fields.tsx';
import type { AfterSalesSubject } from '../screens/after-sales/after-sales.states.ts';
import type { InLocale } from './answers.ts';
import { ask, askOnce } from './answers.ts';
import { addedOrder } from './orders.ts';
import { looks } from './profiles.ts';

/** A picture as proof that arrived. */
export const voucher: FormPicture = {
  id: 1,
  upload: { status: 'uploaded', name: 'left-side.jpg', url: looks('en').avatar },
};

/** One line, or all lines, of the order that the scenarios added last. */
export function subjectIn(
  scenarios: string,
  about: number | 'all' = 1,
  ordersn = addedOrder(scenarios),
): InLocale<AfterSalesSubject> {
  return (locale) => {
    const order = ask('getOrder', { ordersn }, { scenarios, locale }).msg;
    const lineId = about === 'all' ? null : about;
    const offer = order.after_sales.find(({ line_id }) => line_id === lineId);
    if (offer === undefined) throw new Error(`Nothing is offered about ${about} in ${scenarios}`);
    return { ordersn, offer, lines: order.lines.filter(({ id }) => lineId === null || id === lineId) };
  };
}

export function offerIn(scenarios: string, lineId: number): AfterSalesOffer {
  return subjectIn(scenarios, lineId)('en').offer;
}

/** The customer's newest request. */
export function requestIn(scenarios: string): InLocale<AfterSalesDetail> {
  return (locale) => shown(ask('getRefundDetail', { id: newestIn(scenarios) }, { scenarios, locale }).msg);
}

/** The same after the customer told the parcel. */
export function sentBackIn(scenarios: string, locale: Locale) {
  const parcel = { id: newestIn(scenarios), tracking_number: '1Z5550142000999', company: 'UPS' };
  const { msg, request } = askOnce('sendBackTracking', parcel, { scenarios, locale });
  return { message: msg, request: shown(request) };
}

/** The same after the customer took it back. */
export function takenBackIn(scenarios: string): InLocale<AfterSalesDetail> {
  return (locale) =>
    shown(askOnce('withdrawAfterSales', { id: newestIn(scenarios) }, { scenarios, locale }).request);
}

/** Where its replacement is, or else the parcel back. */
export function requestParcelIn(scenarios: string): InLocale<LogisticsState> {
  return (locale) => {
    const { parcel, replacement } = requestIn(scenarios)(locale);
    const sent = replacement ?? parcel;
    if (sent === null) return { status: 'none' };
    const { tracking_number } = sent;
    return { status: 'ready', parcel: ask('trackParcel', { tracking_number }, { scenarios, locale }).msg };
  };
}

function newestIn(scenarios: string): string {
  const [newest] = ask('listAfterSales', {}, { scenarios }).msg;
  if (newest === undefined) throw new Error(`No request in ${scenarios}`);
  return newest.id;
}

/** No story fetches a picture. */
function shown(request: AfterSalesDetail): AfterSalesDetail {
  return { ...request, credentials: request.credentials.map(() => looks('en').avatar) };
}
