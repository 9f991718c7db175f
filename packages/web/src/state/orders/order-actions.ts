import type { ShopConnection, ShopError } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { cancelOrder, confirmReceived, deleteOrder } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { AskedAction } from '@signal-shop/ui/sections/order-actions/order-actions.tsx';
import type {
  CancelDraft,
  OrderOutcome,
  OrderQuestion,
} from '@signal-shop/ui/sections/order-confirmation/order-confirmation.states.ts';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { isSessionEnd } from '../core/failure.ts';
import { navigate, pageAtom } from '../core/location.ts';
import { report } from '../core/report.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { scoped } from '../scopes/scoped.ts';
import { refetchUser } from '../session/session.ts';
import { refetchOrderPage } from './order.ts';
import { refetchOrderList } from './orders.ts';

type Question = Pick<OrderQuestion, 'action' | 'ordersn'>;
type Confirmation = Question & { readonly draft: CancelDraft };

const emptyDraft: CancelDraft = { reason: null, note: '' };

/** The open prompt: a navigation closes it. */
const questionAtom = scoped<Question | null>(null, 'visit');
const draftAtom = scoped<{ readonly ordersn: string; readonly draft: CancelDraft } | null>(null, 'login');
const outcomeAtom = scoped<OrderOutcome | null>(null, 'visit');

/** After a navigation another action can be confirmed, and a toast reports the result of this one. */
const confirmation = mutation(send, {
  scope: 'visit',
  survives: () => false,
  onDone: (context, { msg: message }, { action: orderAction, ordersn }, isHere) =>
    showOutcome(context, orderAction, { ordersn, kind: 'done', message }, isHere),
  onFailed: async (context, error, { action: orderAction, ordersn }, isHere) => {
    const { set } = context;
    if (isStale(error)) {
      const message = error.serverMessage ?? error.message;
      await showOutcome(context, orderAction, { ordersn, kind: 'stale', message }, isHere);
    } else if (!isHere()) set(report, error, { tone: 'error' });
    else if (isSessionEnd(error)) set(questionAtom, null);
  },
});

/** The confirmation prompt about an order of the current page. */
export const orderQuestionAtom = atom((get): OrderQuestion | null => {
  const question = get(questionAtom);
  if (question === null) return null;
  const lastDraft = get(draftAtom);
  const draft = lastDraft?.ordersn === question.ordersn ? lastDraft.draft : emptyDraft;
  return { ...question, draft, sending: shownState(get(confirmation.stateAtom)) };
});

/** The result of the last action, on the page where it was pressed. */
export const orderOutcomeAtom = atom((get) => get(outcomeAtom));
export const showOrderOutcome = action(({ set }, outcome: OrderOutcome | null) => set(outcomeAtom, outcome));

/** Prompts for a confirmation before an action; does nothing while a request is pending. */
export const promptOrderAction = action(({ get, set }, ordersn: string, orderAction: AskedAction) => {
  if (get(orderQuestionAtom)?.sending.status === 'pending') return;
  set(outcomeAtom, null);
  set(confirmation.reset);
  set(questionAtom, { action: orderAction, ordersn });
});

/** The cancellation draft survives closing the prompt, for the same order. */
export const changeCancellation = action(({ get, set }, draft: CancelDraft) => {
  const ordersn = get(questionAtom)?.ordersn;
  if (ordersn !== undefined) set(draftAtom, { ordersn, draft });
});

/** Closes the prompt without the action. */
export const closeOrderQuestion = action(({ get, set }) => {
  if (get(orderQuestionAtom)?.sending.status !== 'pending') set(questionAtom, null);
});

/**
 * Sends the confirmed action once. A lost answer leaves the prompt open for a retry; when the order no longer allows
 * the action, the page refetches and says so.
 */
export const confirmOrder = action(async ({ get, set }) => {
  const question = get(orderQuestionAtom);
  if (question === null) return;
  const { action: orderAction, ordersn, draft } = question;
  await set(confirmation.mutate, { action: orderAction, ordersn, draft });
});

function send(
  shop: ShopConnection,
  { action: orderAction, ordersn, draft }: Confirmation,
  options: { readonly idempotencyKey: string },
): Promise<{ readonly msg: string }> {
  switch (orderAction) {
    case 'cancel': {
      const note = draft.note.trim();
      const why = { reason: draft.reason ?? 'other', ...(note !== '' && { note }) };
      return cancelOrder(shop, { ordersn, ...why }, options);
    }
    case 'confirmReceived':
      return confirmReceived(shop, { ordersn }, options);
    case 'delete':
      return deleteOrder(shop, { ordersn }, options);
  }
}

/** Refetches the page, then closes the prompt and shows the result, unless the shopper has navigated. */
async function showOutcome(
  { get, set }: ActionContext,
  orderAction: AskedAction,
  outcome: OrderOutcome,
  isHere: () => boolean,
): Promise<void> {
  if (orderAction === 'cancel') set(refetchUser);
  const isDeleted = orderAction === 'delete' && outcome.kind === 'done';
  if (get(pageAtom) === 'orders') await set(refetchOrderList);
  else if (isHere() && isDeleted) {
    set(navigate, hrefs.orders());
    set(outcomeAtom, outcome);
    return;
  } else if (isHere() || get(pageAtom) === 'order') await set(refetchOrderPage);
  if (!isHere()) return;
  set(questionAtom, null);
  set(draftAtom, null);
  set(outcomeAtom, outcome);
}

const staleCodes: ReadonlySet<number | undefined> = new Set([
  ResponseCode.orderNotFound,
  ResponseCode.orderNotCancellable,
  ResponseCode.orderNotShipped,
  ResponseCode.orderNotDeletable,
]);

/** Whether the server knows another state of the order than the page. */
function isStale(error: unknown): error is ShopError {
  return isShopError(error) && staleCodes.has(error.code);
}
