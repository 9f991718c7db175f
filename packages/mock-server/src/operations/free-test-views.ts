import type { FreeTestOffer, Locale, TestApplication, TextBlock } from '@signal-shop/sdk/contract';
import { DealStatus, Flag } from '@signal-shop/sdk/contract';
import { messagesOf } from '../messages/messages.ts';
import type { TestApplication as WorldApplication } from '../world/free-tests.ts';
import { freeTestOf } from '../world/free-tests.ts';
import type { World } from '../world/world.ts';
import type { Call } from './call.ts';
import { toGoodsLook } from './goods-look.ts';

/** Null for goods that nobody tests for nothing. */
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

const answers = {
  [DealStatus.underReview]: 'freeTestUnderReview',
  [DealStatus.approved]: 'freeTestApproved',
  [DealStatus.rejected]: 'freeTestRejected',
} as const satisfies Record<DealStatus, string>;

export function toApplication({ world, locale }: Call, application: WorldApplication): TestApplication {
  return {
    id: application.id,
    ...toGoodsLook(world, application.goodsId, locale),
    atime: application.time,
    cusname: application.email,
    dealstatus: application.status,
    remark: application.reason,
    answer: messagesOf(locale).answers[answers[application.status]],
    ordersn: application.ordersn,
  };
}
