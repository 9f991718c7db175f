import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';
import { goodsThatNeverWere, k9Ember, m625Violet, reducedB4, soldOutM990 } from './goods.ts';

const guest = { who: 'guest' } as const;
const notice = { goods_id: soldOutM990, email: 'ada@example.com', kind: 'backInStock' } as const;
const severalGoods = [m625Violet, k9Ember, goodsThatNeverWere];

/** Suggestions, wishes, comparison, notices. */
export const shoppingHelpCases: readonly ExampleCase[] = [
  example('suggest', 'success', 'The matches of three letters', { keywords: 'wir' }, guest),
  example('suggest', 'empty', 'No match', { keywords: 'none' }, guest),

  example(
    'listGoodsByIds',
    'success',
    'Two of three',
    { ids: [m625Violet, goodsThatNeverWere, k9Ember] },
    guest,
  ),
  example('listGoodsByIds', 'empty', 'An empty request', { ids: [] }, guest),

  example('compareGoods', 'success', 'Two headsets', { ids: [k9Ember, reducedB4] }, guest),
  example('compareGoods', 'goodsNotFound', 'No such goods', { ids: [k9Ember, goodsThatNeverWere] }, guest),

  exampleAfter('listWishes', 'success', 'Two wishes', async ({ shop }) => {
    await shop.joinWishes({ ids: severalGoods });
    return { page: 1, page_size: 2 };
  }),
  example('listWishes', 'empty', 'No wishes yet', {}),
  example('addWish', 'success', 'Added', { id: k9Ember }),
  example('addWish', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }),
  example('addWish', 'wishlistFull', 'The list is full', { id: k9Ember }, { scenarios: 'wish.full' }),
  exampleAfter('removeWish', 'success', 'Removed', async ({ shop }) => {
    await shop.addWish({ id: k9Ember });
    return { id: k9Ember };
  }),
  example('joinWishes', 'success', 'Two merged, one omitted', { ids: severalGoods }),

  example('requestNotice', 'success', 'Requested', notice, guest),
  exampleAfter('listRequestedNotices', 'success', 'Two emails about a mouse', async ({ shop }) => {
    await shop.requestNotice({ ...notice, kind: 'saleStart' });
    await shop.requestNotice(notice);
    return { page: 1, page_size: 2 };
  }),
  example('listRequestedNotices', 'empty', 'No requests', {}),
  exampleAfter('cancelNotice', 'success', 'Canceled', async ({ shop }) => {
    await shop.requestNotice(notice);
    return { goods_id: soldOutM990, kind: notice.kind };
  }),
  example(
    'requestNotice',
    'goodsNotFound',
    'No such goods',
    { ...notice, goods_id: goodsThatNeverWere },
    guest,
  ),
  example('requestNotice', 'alreadyInStock', 'In stock', { ...notice, goods_id: m625Violet }, guest),
  exampleAfter(
    'requestNotice',
    'noticeAlreadyRequested',
    'Already requested',
    async ({ shop }) => {
      await shop.requestNotice(notice);
      return notice;
    },
    guest,
  ),
  example(
    'requestNotice',
    'saleAlreadyOpen',
    'The sale is open',
    { ...notice, goods_id: k9Ember, kind: 'saleStart' },
    guest,
  ),
  example(
    'requestNotice',
    'emailInvalid',
    'Emails to this address bounce',
    { ...notice, email: 'bounce@example.com' },
    guest,
  ),
];
