import { warrantyDays } from '@signal-shop/sdk/constants';
import { OrderLineStatus } from '@signal-shop/sdk/contract';
import { daysLeft, lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedMarketplaceOrder, SeedWarranty } from '../../seed/after-delivery-types.ts';
import { deliveredAt, findLine } from '../orders/order-lines.ts';
import { findOrder } from '../orders/orders.ts';
import type { Customer } from '../state/account.ts';
import type { AfterSalesRequest, RegisteredWarranty, WarrantyState } from '../state/after-sales.ts';
import type { Order, OrderLine } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { isOpenRequest } from './after-sales-machine.ts';

/** The warranty of one delivered line. All times in seconds since 1970. */
export interface LineWarranty {
  readonly order: Order;
  readonly line: OrderLine;
  readonly beginsAt: number;
  readonly endsAt: number;
  readonly registration: RegisteredWarranty | null;
  /** The newest claim. */
  readonly claim: AfterSalesRequest | null;
  readonly state: 'registrable' | 'active' | 'claimed' | 'over';
}

export function initialWarranties(seeds: readonly SeedWarranty[], now: number): WarrantyState {
  return new Map(
    seeds.map(({ ordersn, lineId, registeredDaysAgo }) => [
      keyOf(ordersn, lineId),
      { ordersn, lineId, registeredAt: now - registeredDaysAgo * daySeconds, claimId: null },
    ]),
  );
}

/** One for each delivered line that was not returned, the latest delivery first. */
export function warrantiesOf(world: World, customer: Customer): readonly LineWarranty[] {
  return [...world.state.orders.values()]
    .filter((order) => order.customerId === customer.id)
    .flatMap((order) => order.lines.map((line) => warrantyOf(world, order, line)))
    .filter((warranty) => warranty !== null)
    .sort((one, other) => other.beginsAt - one.beginsAt);
}

/** Null before the delivery, and for returned goods. */
export function warrantyOf(world: World, order: Order, line: OrderLine): LineWarranty | null {
  const beginsAt = deliveredAt(order);
  if (beginsAt === null || wentBack(line)) return null;
  const endsAt = warrantyEnds(beginsAt);
  const registration = registrationOf(world, order, line);
  const claim = claimOf(world, registration);
  const state = stateOf(world, endsAt, registration, claim);
  return { order, line, beginsAt, endsAt, registration, claim, state };
}

/** Days until a registered warranty ends, today included; null when it cannot be claimed. */
export function daysToClaim(world: World, { state, endsAt }: LineWarranty): number | null {
  return state === 'active' ? daysLeft(endsAt, world.clock.seconds()) : null;
}

/** Null when it is not registered. */
function registrationOf(world: World, order: Order, line: OrderLine): RegisteredWarranty | null {
  return world.state.warranties.get(keyOf(order.ordersn, line.id)) ?? null;
}

/** @throws Refused orderNotFound, orderLineNotFound, warrantyTooEarly, warrantyAlreadyRegistered, warrantyOver */
export function registerWarranty(
  world: World,
  customer: Customer,
  ordersn: string,
  lineId: number,
): LineWarranty {
  const { order, line } = lineOf(world, customer, ordersn, lineId);
  const before = warrantyOf(world, order, line);
  if (before === null) throw new Refused('warrantyTooEarly');
  if (before.registration !== null) throw new Refused('warrantyAlreadyRegistered');
  if (before.state === 'over') throw new Refused('warrantyOver');
  const registration = storeWarranty(world, order, line, world.clock.seconds());
  return { ...before, registration, state: 'active' };
}

/** Stores the registration of a line. `registeredAt` in seconds since 1970. */
export function storeWarranty(
  world: World,
  { ordersn }: Order,
  { id }: OrderLine,
  registeredAt: number,
): RegisteredWarranty {
  const registration: RegisteredWarranty = { ordersn, lineId: id, registeredAt, claimId: null };
  world.state.warranties.set(keyOf(ordersn, id), registration);
  return registration;
}

export interface MarketplaceWarranty {
  readonly order: SeedMarketplaceOrder;
  readonly boughtAt: number;
  readonly endsAt: number;
  readonly state: 'active' | 'over';
}

/** By number and email together, so that neither can be guessed alone. @throws Refused marketplaceOrderNotFound */
export function findMarketplaceWarranty(
  world: World,
  orderNumber: string,
  email: string,
): MarketplaceWarranty {
  const normalizedEmail = email.trim().toLowerCase();
  const order = world.shop.site.afterDelivery.marketplaceOrders.find(
    (one) => one.orderNumber === orderNumber && one.email === normalizedEmail,
  );
  if (order === undefined) throw new Refused('marketplaceOrderNotFound');
  const boughtAt = world.state.openedAt - order.deliveredDaysAgo * daySeconds;
  const endsAt = warrantyEnds(boughtAt);
  return { order, boughtAt, endsAt, state: world.clock.seconds() > endsAt ? 'over' : 'active' };
}

function warrantyEnds(beginsAt: number): number {
  return lastSecondOfDays(beginsAt, warrantyDays);
}

function claimOf(world: World, registration: RegisteredWarranty | null): AfterSalesRequest | null {
  const id = registration?.claimId ?? null;
  return id === null ? null : (world.state.afterSales.get(id) ?? null);
}

/** After the decision about one defect, another one can be claimed. */
function stateOf(
  world: World,
  endsAt: number,
  registration: RegisteredWarranty | null,
  claim: AfterSalesRequest | null,
): LineWarranty['state'] {
  if (claim !== null && isOpenRequest(claim.status)) return 'claimed';
  if (world.clock.seconds() > endsAt) return 'over';
  return registration === null ? 'registrable' : 'active';
}

function wentBack({ status }: OrderLine): boolean {
  return status === OrderLineStatus.refunded || status === OrderLineStatus.salesReturn;
}

function lineOf(world: World, customer: Customer, ordersn: string, lineId: number) {
  const order = findOrder(world, customer, ordersn);
  return { order, line: findLine(order, lineId) };
}

function keyOf(ordersn: string, lineId: number): string {
  return `${ordersn}/${lineId}`;
}
