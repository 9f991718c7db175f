import { limits } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { lastLocationOf, parameterOf, queryOf } from '../core/location.ts';
import { isOrderNumber } from '../orders/order-number.ts';

/** The subject of the page: one line, all lines, or an existing request. */
export type AfterSalesAbout =
  | { readonly about: 'line'; readonly ordersn: string; readonly lineId: number }
  | { readonly about: 'all'; readonly ordersn: string }
  | { readonly about: 'request'; readonly ordersn: string; readonly id: string };

const requestNumber = new RegExp(limits.getRefundDetail.id.pattern, 'u');

export const afterSalesLocationAtom = lastLocationOf('afterSales');
const orderNumberAtom = parameterOf(afterSalesLocationAtom, 'ordersn');
const queryAtom = queryOf(afterSalesLocationAtom, 'after-sales');

/** Null for an address without a valid subject, so that nothing is fetched. */
export const afterSalesAboutAtom = atom((get): AfterSalesAbout | null => {
  const ordersn = get(orderNumberAtom);
  const text = get(queryAtom) ?? '';
  if (!isOrderNumber(ordersn)) return null;
  if (text === 'all') return { about: 'all', ordersn };
  if (/^[1-9]\d{0,8}$/.test(text)) return { about: 'line', ordersn, lineId: Number(text) };
  return requestNumber.test(text) ? { about: 'request', ordersn, id: text } : null;
});

/** The key of a draft: the form ignores drafts with another key. */
export const afterSalesKeyAtom = atom((get) => `${get(orderNumberAtom) ?? ''}/${get(queryAtom) ?? ''}`);
