import type { Gift, Locale, ProductRegistration } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import type { SeedGift } from '../../seed/rewards/types.ts';
import { chooseGift, giftWith, registerProduct, registrationsOf } from '../../world/reviews/registrations.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import type { ProductRegistration as Registered } from '../../world/state/reviews.ts';
import type { World } from '../../world/state/world.ts';
import { forMembers } from '../dispatch/call.ts';
import { pictureOfPrize } from '../views/prize-views.ts';

const registrationsPerPage = 12;

/** Handlers of product registrations and their gifts. */
export const registrationOperations = {
  registerProduct: forMembers('registerProduct', ({ world, locale, customer }, argument) => {
    const { ordersn, name, email, review_url: reviewAddress = null } = argument;
    const registration = registerProduct(world, customer, { ordersn, name, email, reviewAddress });
    return {
      msg: messagesOf(locale).confirmations.productRegistered,
      registration: toRegistration(world, registration, locale),
      points: customer.points,
    };
  }),

  listGifts: forMembers('listGifts', ({ world, locale, customer }, argument) => {
    const { page = 1, page_size: pageSize = registrationsPerPage } = argument;
    const own = registrationsOf(world, customer);
    return {
      msg: own
        .slice((page - 1) * pageSize, page * pageSize)
        .map((registration) => toRegistration(world, registration, locale)),
      total: own.length,
      page,
      page_size: pageSize,
      gifts: world.shop.site.rewards.gifts.map((gift) => toGift(world, gift, locale)),
    };
  }),

  chooseGift: forMembers('chooseGift', ({ world, locale, customer }, { registration_id, gift_id }) => ({
    msg: messagesOf(locale).confirmations.giftChosen,
    registration: toRegistration(world, chooseGift(world, customer, registration_id, gift_id), locale),
  })),
};

export function toRegistration(world: World, registration: Registered, locale: Locale): ProductRegistration {
  const gift = giftWith(world, registration.giftId);
  return {
    id: registration.id,
    ordersn: registration.ordersn,
    time: registration.time,
    points: registration.points,
    review_url: registration.reviewAddress,
    gift: gift === null ? null : toGift(world, gift, locale),
    winning_id: registration.winningId,
  };
}

function toGift(world: World, { id, name, desc, picture }: SeedGift, locale: Locale): Gift {
  return {
    id,
    name: displayTextOf(world, name, locale),
    desc: displayTextOf(world, desc, locale, 500),
    pic: pictureOfPrize(world, picture),
  };
}
