import { isShopError } from '@signal-shop/sdk';
import { getOrder } from '@signal-shop/sdk/calls';
import type { OrderDetail } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { AfterSalesSubject } from '@signal-shop/ui/screens/after-sales/after-sales/after-sales.states.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import type { AfterSalesAbout } from './after-sales-location.ts';
import { afterSalesAboutAtom, afterSalesKeyAtom, afterSalesLocationAtom } from './after-sales-location.ts';
import { claimCountAtom } from './warranty-claim.ts';

export type SubjectResult =
  | { readonly status: 'notFound' }
  | { readonly status: 'found'; readonly subject: AfterSalesSubject; readonly requestId: string | null };

const notFound: SubjectResult = { status: 'notFound' };

const subjectQuery = query(findSubject, { scope: 'login', key: afterSalesKeyAtom });

async function findSubject({ get, shop, signal }: QueryContext): Promise<SubjectResult> {
  get(afterSalesLocationAtom);
  get(loginEpochAtom);
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

/** The subject of a new request, and the kinds of request that the server accepts for it; refetches on each visit. */
export const afterSalesSubjectAtom = subjectQuery.stateAtom;
export const refetchAfterSales = subjectQuery.refetch;

function subjectIn(order: OrderDetail, about: AfterSalesAbout): SubjectResult {
  const lineId = about.about === 'line' ? about.lineId : null;
  const offer = order.after_sales.find(({ line_id }) => line_id === lineId) ?? onlyOffer(order, lineId);
  if (offer === undefined) return notFound;
  const subjectLines = order.lines.filter(({ id }) => offer.line_id === null || id === offer.line_id);
  const open = subjectLines.flatMap((line) => openPart(order, line));
  // Lines without an open option are shown only if no line has one.
  const lines = open.length > 0 ? open : subjectLines;
  const requestId =
    subjectLines.find(({ after_sales_id }) => after_sales_id !== null)?.after_sales_id ?? null;
  return { status: 'found', subject: { ordersn: order.ordersn, lines, offer }, requestId };
}

/** The remaining pieces of a line for which a request can be made. */
function openPart({ after_sales }: OrderDetail, line: OrderDetail['lines'][number]) {
  const offer = after_sales.find(({ line_id }) => line_id === line.id);
  return offer === undefined || offer.kinds.length === 0 ? [] : [{ ...line, goodsnumber: offer.most }];
}

/** An order with a single line has the subject of that line. */
function onlyOffer({ after_sales }: OrderDetail, lineId: number | null) {
  return lineId === null && after_sales.length === 1 ? after_sales[0] : undefined;
}
