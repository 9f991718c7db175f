import { ChargeStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { takeTransition } from './order-moves.ts';
import { findOrder } from './orders.ts';
import { Refused } from './refused.ts';
import type { Charge, Customer, Order } from './state.ts';
import type { World } from './world.ts';

/** Cards that the shop's test provider knows; it turns a number into a token, and the shop sees the token alone. */
export const testCards = [
  { number: '4242424242424242', paymentToken: 'test_success', outcome: 'succeeds' },
  { number: '4000000000000002', paymentToken: 'test_declined', outcome: 'is declined' },
  { number: '4000000000009995', paymentToken: 'test_insufficient_funds', outcome: 'has too little money' },
] as const;

/** Where the provider asks the shopper itself before it takes money; the address leads nowhere. */
const challengePage = 'https://pay.example.com/challenge/';

/** How long a payment that is being processed takes, in seconds. */
export const settlesAfterSeconds = 10;

const outcomes: ReadonlyMap<string, 'succeeds' | NonNullable<Charge['failure']>> = new Map([
  ['test_success', 'succeeds'],
  ['test_declined', 'cardDeclined'],
  ['test_insufficient_funds', 'insufficientFunds'],
]);

/**
 * Opens a charge over the order's total, or takes up the one that is open: an order never has two.
 * @throws Refused orderNotFound, orderAlreadyPaid, orderNotPayable
 */
export function openCharge(world: World, customer: Customer, ordersn: string, paymentToken: string): Charge {
  const order = settledOrder(world, customer, ordersn);
  if (isPaid(order)) throw new Refused('orderAlreadyPaid');
  const open = openChargeOf(world, ordersn);
  if (open?.status === ChargeStatus.processing) return open;
  if (order.status !== OrderStatus.unpaid) throw new Refused('orderNotPayable');
  if (open !== undefined) {
    open.paymentToken = paymentToken;
    return open;
  }
  const charge: Charge = {
    id: `ch_${world.draw('charge', 24)}`,
    ordersn,
    amountCents: order.totals.total,
    paymentToken,
    status: world.state.payment === 'redirects' ? ChargeStatus.redirect : ChargeStatus.ready,
    failure: null,
    settlesAt: null,
  };
  world.state.charges.set(charge.id, charge);
  return charge;
}

/**
 * Takes the money once, however often it is asked: a finished charge answers as it did the first time.
 * @throws Refused orderNotFound, chargeNotFound, orderAlreadyPaid (by another charge), cardDeclined,
 *   insufficientFunds, paymentFailed; the order stays unpaid and can be paid with a new charge
 */
export function confirmCharge(
  world: World,
  customer: Customer,
  ordersn: string,
  chargeId: string,
): { readonly charge: Charge; readonly order: Order } {
  const order = settledOrder(world, customer, ordersn);
  const charge = world.state.charges.get(chargeId);
  if (charge === undefined || charge.ordersn !== ordersn) throw new Refused('chargeNotFound');
  if (waitsForConfirmation(charge)) execute(world, charge, order);
  if (charge.failure !== null) throw new Refused(charge.failure);
  return { charge, order };
}

/**
 * The order as it stands, after whatever the payment provider told since.
 * @throws Refused orderNotFound
 */
export function settledOrder(world: World, customer: Customer, ordersn: string): Order {
  return settleOrder(world, findOrder(world, customer, ordersn));
}

/** Takes notice of what the provider told about an order since. @returns the order */
export function settleOrder(world: World, order: Order): Order {
  if (order.status === OrderStatus.pending) settle(world, order);
  return order;
}

/** The provider's page that the shopper must go to first; null for most payments. */
export function redirectOf({ id, status }: Charge): string | null {
  return status === ChargeStatus.redirect ? `${challengePage}${id}` : null;
}

/** The charge that speaks for the order: the one that took the money, else the latest. */
export function chargeOf(world: World, ordersn: string): Charge | null {
  const all = [...world.state.charges.values()].filter((charge) => charge.ordersn === ordersn);
  return all.find((charge) => charge.status === ChargeStatus.succeeded) ?? all.at(-1) ?? null;
}

function execute(world: World, charge: Charge, order: Order): void {
  if (isPaid(order)) throw new Refused('orderAlreadyPaid');
  if (order.status !== OrderStatus.unpaid) throw new Refused('paymentFailed');
  if (world.state.payment === 'pends') {
    charge.status = ChargeStatus.processing;
    charge.settlesAt = world.clock.seconds() + settlesAfterSeconds;
    takeTransition(world, order, 'checkPayment');
    return;
  }
  const outcome = outcomeOf(world, charge);
  if (outcome === 'succeeds') {
    capture(world, charge, order);
    return;
  }
  charge.status = ChargeStatus.failed;
  charge.failure = outcome;
}

function settle(world: World, order: Order): void {
  const charge = openChargeOf(world, order.ordersn);
  if (charge?.settlesAt == null || world.clock.seconds() < charge.settlesAt) return;
  capture(world, charge, order);
}

/** The only place where money moves. */
function capture(world: World, charge: Charge, order: Order): void {
  charge.status = ChargeStatus.succeeded;
  charge.settlesAt = null;
  world.state.ledger.push({
    ordersn: order.ordersn,
    charge_id: charge.id,
    money_cents: charge.amountCents,
    time: world.clock.seconds(),
  });
  order.payType = PayType.card;
  takeTransition(world, order, 'confirmPayment');
}

function outcomeOf(world: World, charge: Charge): 'succeeds' | NonNullable<Charge['failure']> {
  if (world.state.payment === 'succeeds') return 'succeeds';
  if (world.state.payment === 'fails') return 'paymentFailed';
  return outcomes.get(charge.paymentToken) ?? 'paymentFailed';
}

function openChargeOf(world: World, ordersn: string): Charge | undefined {
  for (const charge of world.state.charges.values()) {
    const isOpen = waitsForConfirmation(charge) || charge.status === ChargeStatus.processing;
    if (isOpen && charge.ordersn === ordersn) return charge;
  }
  return undefined;
}

function waitsForConfirmation({ status }: Charge): boolean {
  return status === ChargeStatus.ready || status === ChargeStatus.redirect;
}

function isPaid(order: Order): boolean {
  return order.payType !== PayType.unpaid;
}
