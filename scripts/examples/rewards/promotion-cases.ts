import type { ArgumentOf } from '@signal-shop/sdk/contract';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const newcomer = { who: 'newcomer' } as const;

const productRegistration = {
  ordersn: 'SG20260102000019',
  name: 'Ada Brennan',
  email: 'ada@example.com',
  review_url: 'https://reviews.example.com/r/5521',
} as const satisfies ArgumentOf<'registerProduct'>;
const withoutReview = { name: productRegistration.name, email: productRegistration.email } as const;
const orderThatNeverWas = 'SG20260115999999';
const shippedOrder = 'SG20260111000027';

async function register({ shop }: Visitor): Promise<ArgumentOf<'chooseGift'>> {
  const { registration } = await shop.registerProduct(productRegistration);
  return { registration_id: registration.id, gift_id: 32 };
}

export const promotionCases: readonly ExampleCase[] = [
  example('registerProduct', 'success', 'Registered', productRegistration),
  example('registerProduct', 'orderNotFound', 'No such order', {
    ordersn: orderThatNeverWas,
    ...withoutReview,
  }),
  exampleAfter('registerProduct', 'productAlreadyRegistered', 'Already registered', async (visitor) => {
    await register(visitor);
    return productRegistration;
  }),
  example('registerProduct', 'orderNotReceived', 'In transit', {
    ordersn: shippedOrder,
    ...withoutReview,
  }),

  exampleAfter('listGifts', 'success', 'Two registrations, no gift yet', async (visitor) => {
    await register(visitor);
    return { page: 1, page_size: 12 };
  }),
  example('listGifts', 'empty', 'No registration', {}, newcomer),
  example('listGifts', 'requestDataFailed', 'No list', {}, { scenarios: 'promotion.listGifts-failed' }),

  example('chooseGift', 'success', 'Chosen', { registration_id: 1, gift_id: 32 }),
  example('chooseGift', 'registrationNotFound', 'No such registration', {
    registration_id: 999_999,
    gift_id: 32,
  }),
  exampleAfter('chooseGift', 'giftNotFound', 'No such gift', async (visitor) => ({
    ...(await register(visitor)),
    gift_id: 999_999,
  })),
  exampleAfter('chooseGift', 'giftAlreadyChosen', 'Already chosen', async (visitor) => {
    const choice = await register(visitor);
    await visitor.shop.chooseGift(choice);
    return choice;
  }),

  example('listRaffles', 'success', 'Two open, one upcoming', {}),
  example('listRaffles', 'guest', 'The raffles for a guest', {}, guest),
  example('listRaffles', 'empty', 'No raffles', {}, { scenarios: 'raffle.none' }),
  example('listRaffles', 'requestDataFailed', 'No list', {}, { scenarios: 'promotion.listRaffles-failed' }),

  example('drawRaffle', 'success', 'A coupon', { id: 1 }, { scenarios: 'raffle.coupon' }),
  example('drawRaffle', 'gift', 'A gift', { id: 1 }, { scenarios: 'raffle.gift' }),
  example('drawRaffle', 'raffleNotFound', 'No such raffle', { id: 999_999 }),
  example('drawRaffle', 'raffleClosed', 'Not open yet', { id: 3 }),
  example('drawRaffle', 'raffleAlreadyDrawn', 'Already drawn', { id: 1 }, { scenarios: 'raffle.drawn' }),

  example('listActivityCoupons', 'success', 'The coupons for a customer', {}),
  example('listActivityCoupons', 'guest', 'The coupons for a guest', {}, guest),
  example(
    'listActivityCoupons',
    'requestDataFailed',
    'No list',
    {},
    { scenarios: 'promotion.listActivityCoupons-failed' },
  ),

  example('getActivityTimes', 'success', 'The times of all activities', {}, guest),
  example(
    'getActivityTimes',
    'requestDataFailed',
    'No times',
    {},
    { ...guest, scenarios: 'promotion.getActivityTimes-failed' },
  ),
];
