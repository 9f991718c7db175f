import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedAddress, SeedCustomer } from '../../seed/customer-types.ts';
import { usSalesTaxRate } from '../../seed/delivery/us-sales-tax.ts';
import type { SeedPrize, SeedRewards } from '../../seed/rewards/types.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { PrizeAddress, Winning, WinningSource } from '../state/rewards.ts';
import type { World } from '../state/world.ts';
import { grantCoupon, offerWith } from './coupons.ts';

/** Lower ids are reserved for the winnings of the seed. */
const firstNewWinning = 100;

/** The raffle prizes of the seed customers in a new world; gifts have their addresses. */
export function initialWinnings({ site }: CatalogueIndex, now: number): Map<number, Winning> {
  const { winnings } = site.rewards;
  return new Map(
    winnings.flatMap(({ id, customerId, prizeId, couponId, daysAgo }): [number, Winning][] => {
      const name = prizeWith(site.rewards, prizeId)?.name;
      const customer = site.customers.find((one) => one.id === customerId);
      if (name === undefined || customer === undefined) return [];
      const address = couponId === null ? addressOfCustomer(customer) : null;
      const time = now - daysAgo * daySeconds;
      return [[id, { id, customerId, source: 'raffle', prizeId, name, couponId, time, address }]];
    }),
  );
}

/** The prize of the wheel or a raffle with that id. */
export function prizeWith(
  { wheelPrizes, raffles }: Pick<SeedRewards, 'wheelPrizes' | 'raffles'>,
  id: number,
): SeedPrize | undefined {
  return [...wheelPrizes, ...raffles.flatMap(({ prizes }) => prizes)].find((prize) => prize.id === id);
}

/** Awards a prize; a coupon is added to the customer's coupons at once. */
export function awardPrize(
  world: World,
  customer: Customer,
  source: WinningSource,
  { id: prizeId, name, couponOffer }: Pick<SeedPrize, 'id' | 'name' | 'couponOffer'>,
): Winning {
  const offer = couponOffer === null ? undefined : offerWith(world, couponOffer);
  const winning: Winning = {
    id: firstNewWinning + world.count('winning'),
    customerId: customer.id,
    source,
    prizeId,
    name,
    couponId: offer === undefined ? null : grantCoupon(world, customer, offer).id,
    time: world.clock.seconds(),
    address: null,
  };
  world.state.winnings.set(winning.id, winning);
  return winning;
}

/** Whether the prize is a gift without an address. */
export function missesAddress({ couponId, address }: Winning): boolean {
  return couponId === null && address === null;
}

/** The customer's winnings, the newest first. */
export function winningsOf(world: World, customer: Customer): readonly Winning[] {
  return [...world.state.winnings.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .sort((one, other) => other.time - one.time || other.id - one.id);
}

/**
 * Saves the address of a gift; without an id, of the newest gift that has none.
 * @throws Refused winningNotFound, winningAddressKnown, addressInvalid (no state of the US)
 */
export function savePrizeAddress(
  world: World,
  customer: Customer,
  winningId: number | null,
  address: PrizeAddress,
): Winning {
  const own = winningsOf(world, customer);
  const winning = winningId === null ? own.find(missesAddress) : own.find(({ id }) => id === winningId);
  if (winning === undefined || winning.couponId !== null) throw new Refused('winningNotFound');
  if (winning.address !== null) throw new Refused('winningAddressKnown');
  if (address.country !== 'US' || usSalesTaxRate(address.region) === null) {
    throw new Refused('addressInvalid');
  }
  winning.address = address;
  return winning;
}

function addressOfCustomer({ email, address }: SeedCustomer): PrizeAddress | null {
  return address === null ? null : toPrizeAddress(email, address);
}

function toPrizeAddress(email: string, address: SeedAddress): PrizeAddress {
  return {
    email,
    firstName: address.firstName,
    lastName: address.lastName,
    address: address.address,
    addressTwo: address.addressTwo,
    city: address.city,
    country: address.region,
    region: address.state,
    code: address.postalCode,
    subcode: '',
    phone: address.phone,
  };
}
