import { DealStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { noPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedApplication, SeedFreeTest } from '../../seed/after-delivery-types.ts';
import type { SeedAddress } from '../../seed/customer-types.ts';
import { orderTotals } from '../cart/totals.ts';
import { findGoods } from '../catalogue/goods.ts';
import { stockOf, takeFromStock } from '../catalogue/stock.ts';
import { placedAt } from '../orders/order-list.ts';
import { nextOrderNumber } from '../orders/orders.ts';
import { stepOf } from '../orders/status-facts.ts';
import type { Customer } from '../state/account.ts';
import type { Order } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { FreeTestState, TestApplication } from '../state/rewards.ts';
import type { World } from '../state/world.ts';

/** The shop decides after this many seconds. */
export const decidesAfterSeconds = 3 * daySeconds;

export interface FreeTestOffer {
  readonly places: number;
  readonly placesLeft: number;
  /** Seconds since 1970. */
  readonly closesAt: number;
  readonly open: boolean;
}

const unannounced = { places: 20, taken: 3, openDays: 14 } as const;

export function initialFreeTests(applications: readonly SeedApplication[], now: number): FreeTestState {
  return {
    applications: new Map(
      applications.map(({ id, customerId, goodsId, email, reason, appliedDaysAgo, status, ordersn }) => [
        id,
        {
          id,
          customerId,
          goodsId,
          email,
          reason,
          time: now - appliedDaysAgo * daySeconds,
          status: DealStatus[status],
          ordersn,
        },
      ]),
    ),
    offers: 'announced',
  };
}

/** Null for goods without a free test. */
export function freeTestOf(world: World, goodsId: number): FreeTestOffer | null {
  const { openedAt } = world.state;
  const test = upcomingTest(world, goodsId);
  if (test === null) return null;
  const approved = [...world.state.freeTests.applications.values()].filter(
    (one) => one.goodsId === goodsId && one.status === DealStatus.approved && one.time >= openedAt,
  );
  const placesLeft = Math.max(0, test.places - test.taken - approved.length);
  const closesAt = lastSecondOfDays(openedAt, test.openDays);
  return {
    places: test.places,
    placesLeft,
    closesAt,
    open: placesLeft > 0 && world.clock.seconds() <= closesAt,
  };
}

/** @throws Refused goodsNotFound, freeTestNotOffered, freeTestAlreadyApplied, freeTestClosed */
export function applyForFreeTest(
  world: World,
  customer: Customer,
  { goodsId, email, reason }: Pick<TestApplication, 'goodsId' | 'email' | 'reason'>,
): TestApplication {
  findGoods(world, goodsId);
  const test = freeTestOf(world, goodsId);
  if (test === null) throw new Refused('freeTestNotOffered');
  if (applicationFor(world, customer, goodsId) !== null) throw new Refused('freeTestAlreadyApplied');
  if (!test.open) throw new Refused('freeTestClosed');
  const application: TestApplication = {
    id: Math.max(0, ...world.state.freeTests.applications.keys()) + 1,
    customerId: customer.id,
    goodsId,
    email,
    reason,
    time: world.clock.seconds(),
    status: DealStatus.underReview,
    ordersn: null,
  };
  world.state.freeTests.applications.set(application.id, application);
  return application;
}

/** A customer's applications with their current status, the newest first. */
export function applicationsOf(world: World, customer: Customer): readonly TestApplication[] {
  return [...world.state.freeTests.applications.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .map((application) => settled(world, application))
    .sort((one, other) => other.time - one.time || other.id - one.id);
}

export function applicationFor(world: World, customer: Customer, goodsId: number): TestApplication | null {
  return applicationsOf(world, customer).find((one) => one.goodsId === goodsId) ?? null;
}

/** @throws Refused applicationNotFound, also for another customer's */
export function findApplication(world: World, customer: Customer, id: number): TestApplication {
  const application = applicationsOf(world, customer).find((one) => one.id === id);
  if (application === undefined) throw new Refused('applicationNotFound');
  return application;
}

/** Approves an application and ships the goods to the address of the latest order, otherwise to the saved address. */
export function approveApplication(world: World, application: TestApplication): void {
  application.status = DealStatus.approved;
  application.ordersn ??= sendTestGoods(world, application);
}

export function rejectApplication(application: TestApplication): void {
  application.status = DealStatus.rejected;
}

/** Three days later an application is approved while test units are available. */
function settled(world: World, application: TestApplication): TestApplication {
  const isDue = world.clock.seconds() >= application.time + decidesAfterSeconds;
  if (application.status !== DealStatus.underReview || !isDue) return application;
  const placesLeft = freeTestOf(world, application.goodsId)?.placesLeft ?? 0;
  if (placesLeft < 1) rejectApplication(application);
  else if (canBeSent(world, application)) approveApplication(world, application);
  return application;
}

function upcomingTest(world: World, goodsId: number): Omit<SeedFreeTest, 'goodsId'> | null {
  const { offers } = world.state.freeTests;
  if (offers === 'nothing') return null;
  const seedTest = world.shop.site.afterDelivery.freeTests.find((test) => test.goodsId === goodsId);
  return seedTest ?? (offers === 'everything' ? unannounced : null);
}

/** Whether the decision is due and only an address is missing. */
export function needsAddress(world: World, application: TestApplication): boolean {
  const isDue = world.clock.seconds() >= application.time + decidesAfterSeconds;
  return application.status === DealStatus.underReview && isDue && destinationOf(world, application) === null;
}

/** An approval announces the delivery, so the goods must be in stock and have a destination. */
function canBeSent(world: World, application: TestApplication): boolean {
  const goods = world.shop.goods.get(application.goodsId);
  return goods !== undefined && stockOf(world, goods) > 0 && destinationOf(world, application) !== null;
}

function destinationOf(world: World, { customerId }: TestApplication): SeedAddress | null {
  const [last] = [...world.state.orders.values()]
    .filter((order) => order.customerId === customerId)
    .sort((one, other) => placedAt(other) - placedAt(one));
  const defaultAddress = world.state.addresses.get(customerId)?.find(({ isDefault }) => isDefault);
  return last?.address ?? defaultAddress?.address ?? null;
}

/** @returns the order number; null without an address or stock */
function sendTestGoods(world: World, application: TestApplication): string | null {
  const { customerId, email, goodsId } = application;
  const goods = world.shop.goods.get(goodsId);
  const address = destinationOf(world, application);
  if (address === null || goods === undefined || stockOf(world, goods) < 1) return null;
  takeFromStock(world, goods, 1);
  const order: Order = {
    ordersn: nextOrderNumber(world),
    customerId,
    email,
    address,
    preferences: noPreferences,
    lines: [
      {
        id: 1,
        goodsId,
        quantity: 1,
        priceCents: 0,
        fromFlashSale: false,
        status: stepOf(OrderStatus.paid).line,
      },
    ],
    totals: orderTotals([], address),
    currency: 'USD',
    deliveryWay: 'standard',
    status: OrderStatus.paid,
    payType: PayType.freeTest,
    pointsPaid: 0,
    cancellation: null,
    events: [
      { status: OrderStatus.unpaid, time: world.clock.seconds() },
      { status: OrderStatus.paid, time: world.clock.seconds() },
    ],
    logistics: null,
  };
  world.state.orders.set(order.ordersn, order);
  return order.ordersn;
}
