import type { Gift } from '@signal-shop/sdk/contract';
import type {
  GiftDraft,
  GiftSending,
} from '../forms/gift-registration-form/gift-registration-form.states.ts';
import type { GiftOrder, GiftRegistration } from '../screens/gift-registration/gift-registration.states.ts';
import type { InLocale } from './answers.ts';
import { ask, refusalOf } from './answers.ts';

const daySeconds = 86_400;

/** A received order that nobody registered yet. */
export const giftOrderNumber = 'SG20260102000019';

export const emptyGiftDraft: GiftDraft = {
  kind: 'product',
  ordersn: '',
  name: 'Ada',
  email: 'ada@example.com',
  review_url: '',
  gift: '',
};
export const filledGiftDraft: GiftDraft = { ...emptyGiftDraft, ordersn: giftOrderNumber };
export const reviewGiftDraft: GiftDraft = { ...filledGiftDraft, kind: 'review' };

export const giftsToChoose: InLocale<readonly Gift[]> = (locale) => ask('listGifts', {}, { locale }).gifts;

export const firstGift: InLocale<Gift> = (locale) => {
  const [gift] = giftsToChoose(locale);
  if (gift === undefined) throw new Error('The shop of the stories has no gifts');
  return gift;
};

/** The shop does not know the order. */
export const orderUnknown: InLocale<GiftSending> = (locale) => ({
  status: 'refused',
  refusal: {
    kind: 'server',
    message: refusalOf(
      'registerProduct',
      { ordersn: 'SG20260115999999', name: 'Ada', email: 'ada@example.com' },
      { locale },
    ),
  },
});

export const giftOrder: InLocale<GiftOrder> = (locale) =>
  ask('getOrder', { ordersn: giftOrderNumber }, { locale }).msg;

export const giftRegistrations: InLocale<readonly GiftRegistration[]> = (locale) =>
  ask('listGifts', {}, { locale, scenarios: 'warranty.gift-registered' }).msg.map(
    ({ ordersn, time, points, gift }, place) => ({
      ordersn,
      time,
      points,
      gift: place === 1 ? firstGift(locale).name : (gift?.name ?? null),
      next: place === 1 ? 'address' : 'prize',
    }),
  );

/** Years of them: two wait for a gift to be chosen, an old one among them. */
export const manyRegistrations: InLocale<readonly GiftRegistration[]> = (locale) => {
  const [registration] = giftRegistrations(locale);
  if (registration === undefined) throw new Error('The shop of the stories has no registration');
  return Array.from({ length: 60 }, (_, place): GiftRegistration => {
    const ordersn = `SG2025${String(1001_000_000 + place).slice(0, 10)}`;
    const isOpen = place === 0 || place === 40;
    const time = registration.time - place * daySeconds;
    return isOpen
      ? { ...registration, ordersn, time, gift: null, next: 'prize' }
      : { ...registration, ordersn, time, gift: firstGift(locale).name, next: 'nothing' };
  });
};
