import { OrderStatus } from '@signal-shop/sdk/contract';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedGift } from '../../seed/rewards/types.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { costOf } from '../checkout/order-cost.ts';
import { settledOrder } from '../checkout/payment.ts';
import { deliveredAt } from '../orders/order-lines.ts';
import { seedOrderNumbers } from '../orders/seed-order-numbers.ts';
import { refundedAmounts } from '../refunds/refunds.ts';
import { addPoints } from '../rewards/points.ts';
import { awardPrize } from '../rewards/winnings.ts';
import type { Customer } from '../state/account.ts';
import { assertCapacity } from '../state/capacity.ts';
import { Refused } from '../state/refused.ts';
import type { ProductRegistration } from '../state/reviews.ts';
import type { World } from '../state/world.ts';
import { pointsWorth } from './registration-refund.ts';

export type RegistrationRequest = Pick<ProductRegistration, 'ordersn' | 'name' | 'email' | 'reviewAddress'>;

/** Lower ids are reserved for the registrations of the seed. */
const firstNewRegistration = 100;

const registrable: readonly OrderStatus[] = [
  OrderStatus.received,
  OrderStatus.complete,
  OrderStatus.refundRejected,
];

/** The registrations of the seed customers in a new world. */
export function initialRegistrations(shop: CatalogueIndex, now: number): Map<number, ProductRegistration> {
  const { site } = shop;
  const numbers = seedOrderNumbers(shop, now);
  return new Map(
    site.rewards.registrations.map(({ id, customerId, ordersn, points, daysAgo }) => {
      const customer = site.customers.find((one) => one.id === customerId);
      const registration: ProductRegistration = {
        id,
        customerId,
        ordersn: numbers.get(ordersn) ?? ordersn,
        name: customer?.nickname ?? '',
        email: customer?.email ?? '',
        reviewAddress: null,
        time: now - daysAgo * daySeconds,
        points,
        giftId: null,
        winningId: null,
      };
      return [id, registration];
    }),
  );
}

/**
 * Registers an order once; it earns a point per dollar that is not refunded.
 * @throws Refused orderNotFound, productAlreadyRegistered, orderNotReceived
 */
export function registerProduct(
  world: World,
  customer: Customer,
  request: RegistrationRequest,
): ProductRegistration {
  const order = settledOrder(world, customer, request.ordersn);
  const own = registrationsOf(world, customer);
  if (own.some(({ ordersn }) => ordersn === order.ordersn)) throw new Refused('productAlreadyRegistered');
  if (!registrable.includes(order.status) || deliveredAt(order) === null)
    throw new Refused('orderNotReceived');
  assertCapacity(world, 'registrations');
  const points = pointsWorth(costOf(order).total - refundedAmounts(world, order.ordersn).cents);
  if (points > 0) addPoints(world, customer, 'productRegistration', points);
  const registration: ProductRegistration = {
    ...request,
    id: firstNewRegistration + world.count('registration'),
    customerId: customer.id,
    time: world.clock.seconds(),
    points,
    giftId: null,
    winningId: null,
  };
  world.state.registrations.set(registration.id, registration);
  return registration;
}

/** The customer's registrations, the newest first. */
export function registrationsOf(world: World, customer: Customer): readonly ProductRegistration[] {
  return [...world.state.registrations.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .sort((one, other) => other.time - one.time || other.id - one.id);
}

export function giftWith({ shop }: World, giftId: number | null): SeedGift | null {
  return shop.site.rewards.gifts.find(({ id }) => id === giftId) ?? null;
}

/**
 * Chooses the gift of a registration; it waits for an address among the winnings.
 * @throws Refused registrationNotFound, giftNotFound, giftAlreadyChosen
 */
export function chooseGift(
  world: World,
  customer: Customer,
  registrationId: number,
  giftId: number,
): ProductRegistration {
  const registration = registrationsOf(world, customer).find(({ id }) => id === registrationId);
  if (registration === undefined) throw new Refused('registrationNotFound');
  const gift = giftWith(world, giftId);
  if (gift === null) throw new Refused('giftNotFound');
  if (registration.giftId !== null) throw new Refused('giftAlreadyChosen');
  const winning = awardPrize(world, customer, 'gift', { id: gift.id, name: gift.name, couponOffer: null });
  registration.giftId = gift.id;
  registration.winningId = winning.id;
  return registration;
}
