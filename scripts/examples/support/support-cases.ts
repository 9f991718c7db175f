import { goodsThatNeverWere, k9Ember, reducedB4, soldOutM990 } from '../catalogue/goods.ts';
import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const letter = {
  name: 'Ada Brennan',
  email: 'ada@example.com',
  message: 'My headset is silent on the left side.',
} as const;
const bounce = 'bounce@example.com';
const subscription = { email: letter.email, subscribe: 1 } as const;

/** Support, newsletter, and independent banners. */
export const supportCases: readonly ExampleCase[] = [
  example('listGoodsFaqs', 'success', 'The questions about a headset', { id: reducedB4 }, guest),
  example(
    'listGoodsFaqs',
    'empty',
    'No questions yet',
    { id: reducedB4 },
    { ...guest, scenarios: 'faq.empty' },
  ),
  example('listGoodsFaqs', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }, guest),

  example('listQuestions', 'success', 'One group', { group: 'shipping' }, guest),
  example('listQuestions', 'keyword', 'The matches of a search', { keywords: 'refund' }, guest),
  example('listQuestions', 'one', 'The question of a link', { id: 'delivery-time' }, guest),
  example('listQuestions', 'empty', 'No questions', {}, { ...guest, scenarios: 'faq.empty' }),
  example('listQuestions', 'questionNotFound', 'No such question', { id: 'buried-treasure' }, guest),

  example('sendMessage', 'success', 'Sent on a Thursday', letter, guest),
  example('sendMessage', 'weekend', 'Sent on a Saturday', letter, { ...guest, scenarios: 'support.weekend' }),
  example(
    'sendMessage',
    'emailInvalid',
    'Emails to this address bounce',
    { ...letter, email: bounce },
    guest,
  ),
  example('sendMessage', 'messageNotSent', 'Not sent', letter, { ...guest, scenarios: 'contact.failed' }),

  example('listDownloads', 'success', 'The first two models', { page: 1, page_size: 2 }, guest),
  example(
    'listDownloads',
    'keyword',
    'The matches of a search',
    { keywords: 'K9', goods_kind: 'headset' },
    guest,
  ),
  example('listDownloads', 'empty', 'No files', {}, { ...guest, scenarios: 'download.none' }),

  example('subscribe', 'success', 'Subscribed', subscription, guest),
  example(
    'subscribe',
    'emailInvalid',
    'Emails to this address bounce',
    { email: bounce, subscribe: 1 },
    guest,
  ),
  exampleAfter(
    'subscribe',
    'alreadySubscribed',
    'Already subscribed',
    async ({ shop }) => {
      await shop.subscribe(subscription);
      return subscription;
    },
    guest,
  ),
  example('subscribe', 'subscribeFailed', 'Not subscribed', subscription, {
    ...guest,
    scenarios: 'subscribe.failed',
  }),

  example('signUpByPopup', 'success', 'The code for the first order', { email: letter.email }, guest),
  example('signUpByPopup', 'emailInvalid', 'Emails to this address bounce', { email: bounce }, guest),
  exampleAfter(
    'signUpByPopup',
    'alreadySubscribed',
    'Already subscribed',
    async ({ shop }) => {
      await shop.subscribe(subscription);
      return { email: letter.email };
    },
    guest,
  ),
  example(
    'signUpByPopup',
    'subscribeFailed',
    'Not signed up',
    { email: letter.email },
    { ...guest, scenarios: 'subscribe.failed' },
  ),

  example('getBanner', 'success', 'The points store', { place: 'points' }, guest),
  example('getBanner', 'none', 'No banner', { place: 'seasonal' }, { ...guest, scenarios: 'popup.none' }),

  example('addBannerItem', 'success', 'Added', { goods_id: k9Ember }),
  example('addBannerItem', 'goodsNotFound', 'No such goods', { goods_id: goodsThatNeverWere }),
  example('addBannerItem', 'outOfStock', 'Out of stock', { goods_id: soldOutM990 }),
  exampleAfter('addBannerItem', 'quantityExceedsMaximum', 'Above the maximum', async ({ shop }) => {
    await shop.addCartItem({ id: k9Ember, goods_number: 10 });
    return { goods_id: k9Ember };
  }),
  example('addBannerItem', 'addFailed', 'Not added', { goods_id: k9Ember }, { scenarios: 'cart.add-failed' }),
];
