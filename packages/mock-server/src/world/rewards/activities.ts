import type { Localized } from '../../seed/types.ts';
import { isFlashSaleOn } from '../flash-sale/flash-sale.ts';
import type { World } from '../state/world.ts';
import { rafflesNow } from './raffles.ts';
import { isWheelOpen } from './wheel.ts';

/** An activity with a period. Times in seconds since 1970. */
export interface ActivityNow {
  readonly kind: 'flashSale' | 'bigSale' | 'wheel' | 'raffle';
  readonly raffleId: number | null;
  readonly name: Localized;
  readonly beginTime: number;
  readonly overTime: number;
  readonly isOpen: boolean;
}

/** All activities, sorted by their start. The big sale lasts as long as its coupons can be claimed. */
export function activitiesNow(world: World): readonly ActivityNow[] {
  const { flashSale: sale, wheel, coupons } = world.state;
  const { activityNames: names } = world.shop.site.rewards;
  const now = world.clock.seconds();
  const activities: readonly ActivityNow[] = [
    {
      kind: 'flashSale',
      raffleId: null,
      name: names.flashSale,
      beginTime: sale.beginTime,
      overTime: sale.overTime,
      isOpen: isFlashSaleOn(world),
    },
    {
      kind: 'bigSale',
      raffleId: null,
      name: names.bigSale,
      beginTime: coupons.offersBeginAt,
      overTime: coupons.offersEndAt,
      isOpen: now >= coupons.offersBeginAt && now < coupons.offersEndAt,
    },
    {
      kind: 'wheel',
      raffleId: null,
      name: names.wheel,
      beginTime: wheel.beginTime,
      overTime: wheel.overTime,
      isOpen: isWheelOpen(world),
    },
    ...rafflesNow(world).map(
      ({ raffle, beginTime, overTime, state }): ActivityNow => ({
        kind: 'raffle',
        raffleId: raffle.id,
        name: raffle.name,
        beginTime,
        overTime,
        isOpen: state === 'open',
      }),
    ),
  ];
  return [...activities].sort((one, other) => one.beginTime - other.beginTime);
}
