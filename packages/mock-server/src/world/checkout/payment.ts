import { ChargeStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { lateCardSeconds } from '@signal-shop/sdk/rules/test-cards';
import { applyTransition } from '../orders/apply-transition.ts';
import { findOrder } from '../orders/orders.ts';
import type { Customer } from '../state/account.ts';
import { assertCapacity } from '../state/capacity.ts';
import type { Charge, Order } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { behaviourOf } from './card-behaviours.ts';
import { chargedToken, isSavedCardId, keepCard } from './saved-cards.ts';
import { isWalletFailure } from './wallet-failure.ts';

/**
 * Opens a charge over the order's total, or returns the open one: an order never has two open charges.
 * @throws Refused orderNotFound, orderAlreadyPaid, orderNotPayable
 */
export function openCharge(
  world: World,
  customer: Customer,
  ordersn: string,
  payment: string,
  savesCard = false,
): Charge {
  const order = settledOrder(world, customer, ordersn);
  if (isPaid(order)) throw new Refused('orderAlreadyPaid');
  const open = openChargeOf(world, ordersn);
  if (open?.status === ChargeStatus.processing) return open;
  if (order.status !== OrderStatus.unpaid) throw new Refused('orderNotPayable');
  const paymentToken = chargedToken(world, customer, payment);
  const charge = open ?? newCharge(world, order, paymentToken);
  charge.paymentToken = paymentToken;
  charge.savesCard = savesCard;
  charge.status = firstStatus(world, paymentToken);
  return charge;
}

function newCharge(world: World, order: Order, paymentToken: string): Charge {
  assertCapacity(world, 'charges');
  const charge: Charge = {
    id: `ch_${world.draw('charge', 24)}`,
    ordersn: order.ordersn,
    amountCents: order.totals.total,
    paymentToken,
    status: firstStatus(world, paymentToken),
    failure: null,
    settlesAt: null,
  };
  world.state.charges.set(charge.id, charge);
  return charge;
}

function firstStatus(world: World, paymentToken: string): ChargeStatus {
  if (isSavedCardId(paymentToken)) return ChargeStatus.ready;
  const asks = world.state.payment === 'redirects' || behaviourOf(paymentToken).asks;
  return asks ? ChargeStatus.redirect : ChargeStatus.ready;
}

/**
 * Captures the payment once: confirming a finished charge again returns the first result.
 * A charge that waits for authentication at the bank stays pending.
 * @throws Refused orderNotFound, chargeNotFound, orderAlreadyPaid (by another charge), cardDeclined, paymentFailed,
 * insufficientFunds, paymentNotAuthenticated; the order stays unpaid and can be paid with a new charge
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
  if (charge.status === ChargeStatus.ready) execute(world, charge, order);
  if (charge.failure !== null)
    throw new Refused(isWalletFailure(charge.failure) ? 'paymentFailed' : charge.failure);
  return { charge, order };
}

/**
 * The order after all results that the payment provider has reported so far.
 * @throws Refused orderNotFound
 */
export function settledOrder(world: World, customer: Customer, ordersn: string): Order {
  return settleOrder(world, findOrder(world, customer, ordersn));
}

/** Applies the results that the payment provider has reported for an order. @returns the order */
export function settleOrder(world: World, order: Order): Order {
  if (order.status === OrderStatus.pending) settle(world, order);
  return order;
}

/** Continues a charge after the shopper's answer on the page of the bank or the wallet, or fails it. */
export function settleRedirect(world: World, charge: Charge, failure: Charge['failure']): void {
  const order = world.state.orders.get(charge.ordersn);
  if (failure !== null) failCharge(charge, failure);
  else if (order?.status !== OrderStatus.unpaid || isPaid(order)) failCharge(charge, 'paymentFailed');
  else execute(world, charge, order);
}

/** Pays an order for the control API, with its open charge if there is one. */
export function payOrder(world: World, order: Order): void {
  capture(world, openChargeOf(world, order.ordersn) ?? newCharge(world, order, 'test_success'), order);
}

/** Rejects the payment of a pending order for the control API: its charge fails, if there is one. */
export function rejectPayment(world: World, order: Order): void {
  const charge = openChargeOf(world, order.ordersn);
  if (charge !== undefined) failCharge(charge, 'paymentFailed');
  applyTransition(world, order, 'rejectPayment');
}

/** The relevant charge of an order: the one that captured the money, otherwise the latest. */
export function chargeOf(world: World, ordersn: string): Charge | null {
  const all = [...world.state.charges.values()].filter((charge) => charge.ordersn === ordersn);
  return all.find((charge) => charge.status === ChargeStatus.succeeded) ?? all.at(-1) ?? null;
}

function execute(world: World, charge: Charge, order: Order): void {
  if (isPaid(order)) throw new Refused('orderAlreadyPaid');
  if (order.status !== OrderStatus.unpaid) throw new Refused('paymentFailed');
  if (isSavedCardId(charge.paymentToken)) {
    failCharge(charge, 'cardDeclined');
    return;
  }
  if (isLate(world, charge)) {
    charge.status = ChargeStatus.processing;
    charge.settlesAt = world.clock.seconds() + lateCardSeconds;
    applyTransition(world, order, 'checkPayment');
    return;
  }
  const outcome = outcomeOf(world, charge);
  if (outcome === 'succeeds') {
    capture(world, charge, order);
    return;
  }
  failCharge(charge, outcome);
}

function isLate(world: World, { paymentToken }: Charge): boolean {
  const { payment } = world.state;
  return payment === 'pends' || payment === 'rejects-late' || behaviourOf(paymentToken).isLate;
}

function failCharge(charge: Charge, failure: NonNullable<Charge['failure']>): void {
  charge.status = ChargeStatus.failed;
  charge.failure = failure;
  charge.settlesAt = null;
}

function settle(world: World, order: Order): void {
  const charge = openChargeOf(world, order.ordersn);
  if (charge?.settlesAt == null || world.clock.seconds() < charge.settlesAt) return;
  const time = charge.settlesAt;
  const outcome = world.state.payment === 'pends' ? 'succeeds' : outcomeOf(world, charge);
  if (outcome === 'succeeds') {
    capture(world, charge, order, time);
  } else {
    failCharge(charge, outcome);
    applyTransition(world, order, 'rejectPayment', { time });
  }
}

/** The only function that moves money. */
function capture(world: World, charge: Charge, order: Order, time = world.clock.seconds()): void {
  charge.status = ChargeStatus.succeeded;
  charge.settlesAt = null;
  world.state.ledger.push({
    ordersn: order.ordersn,
    charge_id: charge.id,
    money_cents: charge.amountCents,
    time,
  });
  order.payType = PayType.card;
  if (charge.savesCard === true) keepCard(world, order.customerId, charge.paymentToken);
  applyTransition(world, order, 'confirmPayment', { time });
}

function outcomeOf(world: World, charge: Charge): 'succeeds' | NonNullable<Charge['failure']> {
  if (world.state.payment === 'succeeds') return 'succeeds';
  if (world.state.payment === 'fails') return 'paymentFailed';
  if (world.state.payment === 'rejects-late') return 'cardDeclined';
  return behaviourOf(charge.paymentToken).outcome;
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
