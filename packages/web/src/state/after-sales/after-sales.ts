import { isShopError } from '@signal-shop/sdk';
import { getOrder } from '@signal-shop/sdk/calls';
import type { OrderDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import type { AfterSalesSubject } from '@signal-shop/ui/screens/after-sales/after-sales.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { ownRemote } from '../queries/own-remote.ts';
import type { Question } from '../queries/remote.ts';
import { source } from '../queries/remote.ts';
import type { AfterSalesAbout } from './after-sales-place.ts';
import { afterSalesAboutAtom, afterSalesKeyAtom, afterSalesPlaceAtom } from './after-sales-place.ts';
import { claimCountAtom } from './warranty-claim.ts';

export type FoundSubject =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly subject: AfterSalesSubject; readonly requestId: string | null };

const notFound: FoundSubject = { status: 'notFound' };

const subjectSource = source(async (question) => ({
  key: question.get(afterSalesKeyAtom),
  found: await findSubject(question),
}));

async function findSubject({ get, shop, signal }: Question): Promise<FoundSubject> {
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
}
const subjectRemote = ownRemote(subjectSource);

/** What a request would be about, and what the shop takes a request about just now; read anew on each visit. */
export const afterSalesSubjectAtom = atom((get): Remote<FoundSubject> => {
  const last = get(subjectRemote);
  if (last.status !== 'ready') return last;
  return last.value.key === get(afterSalesKeyAtom) ? ready(last.value.found) : loading;
});
export const retryAfterSales = action(({ set }) => set(subjectSource));

function subjectIn(order: OrderDetail, about: AfterSalesAbout): FoundSubject {
  const lineId = about.about === 'line' ? about.lineId : null;
  const offer = order.after_sales.find(({ line_id }) => line_id === lineId) ?? onlyOffer(order, lineId);
  if (offer === undefined) return notFound;
  const concerned = order.lines.filter(({ id }) => offer.line_id === null || id === offer.line_id);
  const open = concerned.flatMap((line) => openPart(order, line));
  // What nothing is asked about any more is shown where nothing else is.
  const lines = open.length > 0 ? open : concerned;
  const requestId = concerned.find(({ after_sales_id }) => after_sales_id !== null)?.after_sales_id ?? null;
  return { status: 'found', subject: { ordersn: order.ordersn, lines, offer }, requestId };
}

/** The pieces of a line that the customer still has, where something is open for them. */
function openPart({ after_sales }: OrderDetail, line: OrderDetail['lines'][number]) {
  const offer = after_sales.find(({ line_id }) => line_id === line.id);
  return offer === undefined || offer.kinds.length === 0 ? [] : [{ ...line, goodsnumber: offer.most }];
}

/** All lines of an order with a single one are that one. */
function onlyOffer({ after_sales }: OrderDetail, lineId: number | null) {
  return lineId === null && after_sales.length === 1 ? after_sales[0] : undefined;
}
