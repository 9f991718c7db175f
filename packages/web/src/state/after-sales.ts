import { isShopError } from '@signal-shop/sdk';
import { getOrder } from '@signal-shop/sdk/calls';
import type { OrderDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { AfterSalesSubject } from '@signal-shop/ui/screens/after-sales/after-sales.states.ts';
import { action } from './action.ts';
import type { AfterSalesAbout } from './after-sales-place.ts';
import { afterSalesAboutAtom, afterSalesPlaceAtom } from './after-sales-place.ts';
import { loginNumberAtom } from './login-number.ts';
import { ownRemote, source } from './remote.ts';
import { claimCountAtom } from './warranty-claim.ts';

export type FoundSubject =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly subject: AfterSalesSubject; readonly requestId: string | null };

const notFound: FoundSubject = { status: 'notFound' };

const subjectSource = source(async ({ get, shop, signal }): Promise<FoundSubject> => {
  get(afterSalesPlaceAtom);
  get(loginNumberAtom);
  get(claimCountAtom);
  const about = get(afterSalesAboutAtom);
  if (about === null || about.about === 'request') return notFound;
  try {
    return subjectIn((await getOrder(shop, { ordersn: about.ordersn }, { signal })).msg, about);
  } catch (error) {
    if (isShopError(error) && error.code === ResponseCode.orderNotFound) return notFound;
    throw error;
  }
});

/** What a request would be about, and what the shop takes a request about just now; read anew on each visit. */
export const afterSalesSubjectAtom = ownRemote(subjectSource);
export const retryAfterSales = action(({ set }) => set(subjectSource));

function subjectIn(order: OrderDetail, about: AfterSalesAbout): FoundSubject {
  const lineId = about.about === 'line' ? about.lineId : null;
  const offer = order.after_sales.find(({ line_id }) => line_id === lineId) ?? onlyOffer(order, lineId);
  if (offer === undefined) return notFound;
  const lines = order.lines.filter(({ id }) => offer.line_id === null || id === offer.line_id);
  const requestId = lines.find(({ after_sales_id }) => after_sales_id !== null)?.after_sales_id ?? null;
  return { status: 'found', subject: { ordersn: order.ordersn, lines, offer }, requestId };
}

/** All lines of an order with a single one are that one. */
function onlyOffer({ after_sales }: OrderDetail, lineId: number | null) {
  return lineId === null && after_sales.length === 1 ? after_sales[0] : undefined;
}
