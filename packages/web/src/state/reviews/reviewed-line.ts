import { getOrderLineReview } from '@signal-shop/sdk/calls';
import type { OrderLine, ResultOf } from '@signal-shop/sdk/contract';
import { Flag, OrderLineStatus } from '@signal-shop/sdk/contract';
import type { CommentState } from '@signal-shop/ui/screens/reviews/comment/comment.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { addressOf, lastLocationOf, queryOf } from '../core/location.ts';
import { isOrderNumber } from '../orders/order-number.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { scoped } from '../scopes/scoped.ts';
import type { ReviewedKey } from './review-drafts.ts';
import type { LinesToChoose } from './reviewable-lines.ts';
import { linesOfOrder, linesOfOrders } from './reviewable-lines.ts';

export const commentLocationAtom = lastLocationOf('comment');
const orderTextAtom = queryOf(commentLocationAtom, 'order');
const lineTextAtom = queryOf(commentLocationAtom, 'line');

/** The order line in the address; null if the address is invalid. */
export const reviewedKeyAtom = atom((get): ReviewedKey | null => {
  const ordersn = get(orderTextAtom);
  const line = get(lineTextAtom);
  if (!isOrderNumber(ordersn) || line === null || !/^[1-9]\d{0,8}$/.test(line)) return null;
  return { ordersn, lineId: Number(line) };
});

type Answer = ResultOf<'getOrderLineReview'>['msg'];
export type LineAnswer =
  | Exclude<CommentState, { readonly status: 'loading' | 'failed' | 'write' | 'choose' }>
  | ({ readonly status: 'choose' } & LinesToChoose)
  | Writable;

/** A line that can be reviewed, or could be until `closedAt`. */
interface Writable {
  readonly status: 'writable';
  readonly of: Extract<CommentState, { readonly status: 'write' }>['of'];
  readonly closedAt: number | null;
}

/** Whether this visit shows the lines of all orders, or of the newest ones only. */
const showsAllAtom = scoped(false, 'visit', { of: commentLocationAtom });
export const includesAllOrdersAtom = atom((get) => get(showsAllAtom));
export const includeAllOrders = action(({ set }) => set(showsAllAtom, true));

async function linesToChoose(context: QueryContext): Promise<LineAnswer> {
  const { get } = context;
  const addressNumber = get(orderTextAtom);
  const own = isOrderNumber(addressNumber) ? await linesOfOrder(context, addressNumber) : null;
  return { status: 'choose', ...(own ?? (await linesOfOrders(context, get(includesAllOrdersAtom)))) };
}

const lineQuery = query(
  (context) => {
    context.get(commentLocationAtom);
    const key = context.get(reviewedKeyAtom);
    return key === null ? linesToChoose(context) : oneLine(context, key);
  },
  { scope: 'login', key: addressOf(commentLocationAtom) },
);

/** The subject of the address; refetches on each visit. */
export const lineAnswerAtom = lineQuery.stateAtom;
export const refetchReviewedLine = lineQuery.refetch;

async function oneLine(
  { shop, signal }: QueryContext,
  { ordersn, lineId }: ReviewedKey,
): Promise<LineAnswer> {
  const { msg } = await getOrderLineReview(shop, { ordersn, line_id: lineId }, { signal });
  const of = { ordersn, line: msg.line, closesAt: msg.closes_at };
  return stateOf(msg, of);
}

const backStatuses: readonly OrderLine['line_status'][] = [
  OrderLineStatus.refunded,
  OrderLineStatus.salesReturn,
];

function stateOf({ review, open, closes_at: closesAt, line }: Answer, of: Writable['of']): LineAnswer {
  if (review !== null) return { status: 'own', of, review };
  if (closesAt === null) return { status: 'closed', of, reason: 'tooEarly' };
  if (open === Flag.yes) return { status: 'writable', of, closedAt: null };
  if (backStatuses.includes(line.line_status)) return { status: 'closed', of, reason: 'returned' };
  return { status: 'writable', of, closedAt: closesAt };
}
