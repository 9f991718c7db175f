// The payment runner: charge, confirmation and verification of one order. It keeps no state: each function resolves with
// the outcome, and the caller shows it. A lost answer is never a failure, because the charge may have succeeded.
import type { ShopError } from '../../call/errors.ts';
import { isShopError } from '../../call/errors.ts';
import type { ShopConnection } from '../../connection.ts';
import { checkoutOrder } from '../../generated/calls/checkoutOrder.ts';
import { confirmCharge } from '../../generated/calls/confirmCharge.ts';
import { verifyOrder } from '../../generated/calls/verifyOrder.ts';
import { ChargeStatus, Flag, ResponseCode } from '../../generated/codes.ts';
import { isPaid } from './payable-status.ts';

export type PaymentOutcome =
  | { readonly status: 'paid' }
  /** The shopper continues on a page of the payment provider. */
  | { readonly status: 'redirect'; readonly address: string }
  /** Nothing was charged; the message is the server's, or empty. */
  | { readonly status: 'declined'; readonly message: string }
  /** The server has no charge of this order: a retry is safe. The error is that of the call that should have charged. */
  | { readonly status: 'notCharged'; readonly error?: ShopError }
  /** The order cannot be paid any more: refetch it. */
  | { readonly status: 'notPayable' }
  | { readonly status: 'sessionEnded' }
  /** The caller has stopped the polling before the result was final. */
  | { readonly status: 'stopped' };

export interface VerificationOptions {
  readonly ordersn: string;
  /** Waits before the next poll. */
  readonly pause: (delayMs: number) => Promise<void>;
  /** Called before the first poll. */
  readonly onVerify: () => void;
  /** Polling stops once this returns false. */
  readonly shouldContinue: () => boolean;
}

export interface PaymentOptions extends VerificationOptions {
  /** The token of the payment provider for the card, or the id of a saved card. */
  readonly token: string;
  /** Whether the provider keeps the card for the customer after a paid charge; false by default. */
  readonly saveCard?: boolean;
  /** Origins that the payment may redirect to, besides the shop's own. */
  readonly redirectOrigins: readonly string[];
}

/** Charges a card for an order and confirms the charge; without a final answer it polls until there is one. */
export async function payOrder(shop: ShopConnection, options: PaymentOptions): Promise<PaymentOutcome> {
  const { ordersn, token, saveCard = false, redirectOrigins } = options;
  let failure: ShopError | undefined;
  try {
    const charge = await checkoutOrder(shop, {
      ordersn,
      payment_token: token,
      // A server without saved cards refuses the field, so it is sent only on request.
      ...(saveCard && { save_card: Flag.yes }),
    });
    const address = charge.redirect_url;
    if (address !== null)
      return isAllowed(address, redirectOrigins)
        ? { status: 'redirect', address }
        : { status: 'declined', message: '' };
    const confirmation = await confirmCharge(shop, { ordersn, charge_id: charge.charge_id });
    if (confirmation.charge_status === ChargeStatus.succeeded || isPaid(confirmation.orderstatus))
      return { status: 'paid' };
    if (confirmation.charge_status === ChargeStatus.failed)
      return { status: 'declined', message: confirmation.msg };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const outcome = outcomeOf(error);
    if (outcome !== null) return outcome;
    failure = error;
  }
  const outcome = await verifyPayment(shop, options);
  return outcome.status === 'notCharged' && failure !== undefined ? { ...outcome, error: failure } : outcome;
}

const firstPauseMs = 1_000;
const longestPauseMs = 2_000;
/**
 * How often the server must answer that it has no charge before a retry is safe: the charge may still be in flight.
 */
const unchargedAnswers = 3;

/**
 * Polls the status of a charge until it is final, for example after a 3-D Secure challenge at the bank. Every two
 * seconds at the latest, because a shopper waits before a locked button, also after the connection was lost.
 */
export async function verifyPayment(
  shop: ShopConnection,
  { ordersn, pause, onVerify, shouldContinue }: VerificationOptions,
): Promise<PaymentOutcome> {
  onVerify();
  let unchargedCount = 0;
  let pauseMs = firstPauseMs;
  while (shouldContinue()) {
    const answer = await poll(shop, ordersn);
    if (answer.status !== 'open' && answer.status !== 'uncharged') return answer;
    if (answer.status === 'uncharged') unchargedCount += 1;
    if (unchargedCount >= unchargedAnswers) return { status: 'notCharged' };
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  return { status: 'stopped' };
}

/** `uncharged`: the server has no charge so far. `open`: the result is not final, or the answer was lost. */
async function poll(
  shop: ShopConnection,
  ordersn: string,
): Promise<PaymentOutcome | { readonly status: 'uncharged' } | { readonly status: 'open' }> {
  try {
    const answer = await verifyOrder(shop, { ordersn });
    if (answer.charge_status === ChargeStatus.succeeded || isPaid(answer.orderstatus))
      return { status: 'paid' };
    if (answer.charge_status === ChargeStatus.processing) return { status: 'open' };
    if (answer.charge_status !== ChargeStatus.failed) return { status: 'uncharged' };
    return { status: 'declined', message: answer.msg };
  } catch (error) {
    if (!isShopError(error)) throw error;
    const isFinal = error.kind === 'session' || error.kind === 'refused';
    return (isFinal ? outcomeOf(error) : null) ?? { status: 'open' };
  }
}

/** The outcome of the payment after a failed call; null if only the server knows it. */
function outcomeOf(error: ShopError): PaymentOutcome | null {
  if (error.kind === 'session') return { status: 'sessionEnded' };
  switch (error.code) {
    case ResponseCode.orderAlreadyPaid:
      return { status: 'paid' };
    case ResponseCode.orderNotFound:
    case ResponseCode.orderNotPayable:
      return { status: 'notPayable' };
  }
  if (error.kind === 'refused') return { status: 'declined', message: error.message };
  return error.outcome === 'not-sent' ? { status: 'notCharged', error } : null;
}

const ownOrigin = 'https://own.invalid';

/** Whether an address is on one of these origins or a path of the shop: a redirect to another site could be forged. */
function isAllowed(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address, ownOrigin)) return false;
  return [ownOrigin, ...origins].includes(new URL(address, ownOrigin).origin);
}
