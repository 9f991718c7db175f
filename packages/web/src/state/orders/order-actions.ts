import type { ShopError } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { cancelOrder, confirmReceived, deleteOrder } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { AskedAction } from '@signal-shop/ui/components/order-actions/order-actions.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type {
  CancelDraft,
  OrderOutcome,
  OrderQuestion,
} from '@signal-shop/ui/sections/order-confirmation/order-confirmation.states.ts';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { locationAtom, navigate, pageAtom } from '../core/location.ts';
import { report } from '../core/report.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { refetchOrderPage } from './order.ts';
import { refetchOrderList } from './orders.ts';

type PendingQuestion = Pick<OrderQuestion, 'action' | 'ordersn' | 'sending'> & {
  /** The idempotency key: a retry after a lost answer is the same request. */
  readonly key: string;
  /** The visit of the prompt: a navigation closes it. */
  readonly visit: number;
};

const emptyDraft: CancelDraft = { reason: null, note: '' };

const questionAtom = scoped<PendingQuestion | null>(null, 'login');
const draftAtom = scoped<{ readonly ordersn: string; readonly draft: CancelDraft } | null>(null, 'login');
const outcomeAtom = scoped<OrderOutcome | null>(null, 'visit');

/** The confirmation prompt about an order of the current page. */
export const orderQuestionAtom = atom((get): OrderQuestion | null => {
  const question = get(questionAtom);
  if (question === null || question.visit !== get(locationAtom).visit) return null;
  const { action: asked, ordersn, sending } = question;
  const kept = get(draftAtom);
  return { action: asked, ordersn, sending, draft: kept?.ordersn === ordersn ? kept.draft : emptyDraft };
});

/** The result of the last confirmed action, on the page where it was confirmed. */
export const orderOutcomeAtom = atom((get) => get(outcomeAtom));

/** Prompts for a confirmation before an action; does nothing while a request is pending. */
export const askOrder = action(({ get, set, environment }, ordersn: string, asked: AskedAction) => {
  if (get(orderQuestionAtom)?.sending.status === 'pending') return;
  set(outcomeAtom, null);
  set(questionAtom, {
    action: asked,
    ordersn,
    sending: { status: 'idle' },
    key: environment.uniqueKey(),
    visit: get(locationAtom).visit,
  });
});

/** The cancellation draft survives closing the prompt, for the same order. */
export const changeCancellation = action(({ get, set }, draft: CancelDraft) => {
  const ordersn = get(orderQuestionAtom)?.ordersn;
  if (ordersn !== undefined) set(draftAtom, { ordersn, draft });
});

export const keepOrder = action(({ get, set }) => {
  if (get(orderQuestionAtom)?.sending.status !== 'pending') set(questionAtom, null);
});

/**
 * Sends the confirmed action once. A lost answer leaves the prompt open for a retry; when the order no longer allows
 * the action, the page refetches and says so. After a navigation a toast reports the result.
 */
export const confirmOrder = action(async (context) => {
  const { get, set } = context;
  const question = get(questionAtom);
  const shown = get(orderQuestionAtom);
  if (question === null || shown === null || question.sending.status === 'pending') return;
  const sent: PendingQuestion = { ...question, sending: { status: 'pending' } };
  const isSame = guard(get, 'login');
  set(questionAtom, sent);
  try {
    const message = await answer(context, shown, question.key);
    if (!isSame()) return;
    await tell(context, sent, { ordersn: sent.ordersn, kind: 'done', message });
  } catch (error) {
    if (!isSame()) return;
    if (isStale(error)) {
      const message = error.serverMessage ?? error.message;
      await tell(context, sent, { ordersn: sent.ordersn, kind: 'stale', message });
    } else sayFailure(context, sent, error);
  }
});

async function answer(
  { environment: { shop } }: ActionContext,
  { action: asked, ordersn, draft }: OrderQuestion,
  idempotencyKey: string,
): Promise<string> {
  const once = { idempotencyKey };
  switch (asked) {
    case 'cancel': {
      const note = draft.note.trim();
      const why = { reason: draft.reason ?? 'other', ...(note !== '' && { note }) };
      return (await cancelOrder(shop, { ordersn, ...why }, once)).msg;
    }
    case 'confirmReceived':
      return (await confirmReceived(shop, { ordersn }, once)).msg;
    case 'delete':
      return (await deleteOrder(shop, { ordersn }, once)).msg;
  }
}

/** An open prompt shows the failure; after a navigation a toast does. */
function sayFailure({ get, set }: ActionContext, sent: PendingQuestion, error: unknown): void {
  if (!isAsked(get, sent)) {
    if (get(questionAtom) === sent) set(questionAtom, null);
    set(report, error, { say: 'error' });
    return;
  }
  const isOver = isShopError(error) && error.kind === 'session';
  set(questionAtom, isOver ? null : { ...sent, sending: { status: 'failed', failure: failureOf(error) } });
}

/** Whether the page still asks this. */
function isAsked(get: ActionContext['get'], sent: PendingQuestion): boolean {
  return get(questionAtom) === sent && get(locationAtom).visit === sent.visit;
}

/** Refetches the page, then closes the prompt and shows the result. */
async function tell(
  { get, set }: ActionContext,
  sent: PendingQuestion,
  outcome: OrderOutcome,
): Promise<void> {
  const isHere = () => isAsked(get, sent);
  if (!isHere()) {
    // The visible data was fetched before the order changed.
    if (get(pageAtom) === 'orders') await set(refetchOrderList);
    if (get(pageAtom) === 'order') await set(refetchOrderPage);
    return;
  }
  if (get(pageAtom) === 'orders') await set(refetchOrderList);
  else if (sent.action === 'delete' && outcome.kind === 'done') {
    set(navigate, hrefs.orders());
    set(questionAtom, null);
    set(outcomeAtom, outcome);
    return;
  } else await set(refetchOrderPage);
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
