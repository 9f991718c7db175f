import type {
  ArgumentOf,
  Draw,
  Locale,
  Prize,
  PrizeAddress as PrizeAddressOnWire,
  Winning as WinningOnWire,
} from '@signal-shop/sdk/contract';
import { PrizeType } from '@signal-shop/sdk/contract';
import type { SeedPrize, SeedPrizePicture } from '../../seed/rewards/types.ts';
import { photographOfScene } from '../../world/catalogue/shown-picture.ts';
import { missesAddress, prizeWith } from '../../world/rewards/winnings.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import type { PrizeAddress, Winning } from '../../world/state/rewards.ts';
import type { World } from '../../world/state/world.ts';
import { photographOf } from './goods-photographs.ts';
import { toFlag } from './goods-views.ts';

export function toPrize(
  world: World,
  { id, name, couponOffer, label, picture }: SeedPrize,
  locale: Locale,
): Prize {
  return {
    id,
    name: displayTextOf(world, name, locale),
    type: couponOffer === null ? PrizeType.gift : PrizeType.coupon,
    ...(label && { label: label[locale] }),
    ...(picture && { pic: pictureOfPrize(world, picture) }),
  };
}

export function pictureOfPrize(world: World, picture: SeedPrizePicture): string {
  return 'scene' in picture ? photographOfScene(world, picture.scene) : photographOf(world, picture, 'hero');
}

export function toDraw(
  world: World,
  { prize, winning }: { readonly prize: SeedPrize; readonly winning: Winning },
  locale: Locale,
): Draw {
  return { ...toPrize(world, prize, locale), winning_id: winning.id };
}

export function toWinning(world: World, winning: Winning, locale: Locale): WinningOnWire {
  const picture = prizeWith(world.shop.site.rewards, winning.prizeId)?.picture;
  return {
    id: winning.id,
    source: winning.source,
    time: winning.time,
    prize: {
      id: winning.prizeId,
      name: displayTextOf(world, winning.name, locale),
      type: winning.couponId === null ? PrizeType.gift : PrizeType.coupon,
      ...(picture && { pic: pictureOfPrize(world, picture) }),
    },
    coupon_id: winning.couponId,
    misses_address: toFlag(missesAddress(winning)),
    address: winning.address === null ? null : toPrizeAddress(winning.address),
  };
}

export function fromPrizeAddress(address: Omit<ArgumentOf<'savePrizeAddress'>, 'winning_id'>): PrizeAddress {
  return {
    email: address.email,
    firstName: address.buyer_first_name,
    lastName: address.buyer_last_name,
    address: address.buyer_address,
    addressTwo: address.buyer_address_two ?? '',
    city: address.city,
    country: address.country,
    region: address.region,
    code: address.code,
    subcode: address.subcode ?? '',
    phone: address.phone,
  };
}

function toPrizeAddress(address: PrizeAddress): PrizeAddressOnWire {
  return {
    email: address.email,
    buyer_first_name: address.firstName,
    buyer_last_name: address.lastName,
    buyer_address: address.address,
    buyer_address_two: address.addressTwo,
    city: address.city,
    country: address.country,
    region: address.region,
    code: address.code,
    subcode: address.subcode,
    phone: address.phone,
  };
}
