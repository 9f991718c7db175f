import type { FreeTestOffer, Locale, TextBlock } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { freeTestOf } from '../../world/rewards/free-tests.ts';
import type { World } from '../../world/state/world.ts';

/** Null for goods without a free test. */
export function toFreeTestOffer(world: World, goodsId: number, locale: Locale): FreeTestOffer | null {
  const offer = freeTestOf(world, goodsId);
  if (offer === null) return null;
  return {
    places: offer.places,
    places_left: offer.placesLeft,
    closes_at: offer.closesAt,
    open: offer.open ? Flag.yes : Flag.no,
    rules: toFreeTestRules(locale),
  };
}

export function toFreeTestRules(locale: Locale): TextBlock[] {
  const { heading, ...points } = messagesOf(locale).freeTest;
  return [
    { type: 'heading', text: heading },
    { type: 'list', items: Object.values(points) },
  ];
}
