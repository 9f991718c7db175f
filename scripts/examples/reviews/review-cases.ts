import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { goodsThatNeverWere, reducedB4 } from '../catalogue/goods.ts';
import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';
import {
  lineThatNeverWas,
  madeOrder,
  orderThatNeverWas,
  receivedLine,
  reviewedLine,
  shippedLine,
} from '../orders/order-lines.ts';

const content = 'Light, and the microphone hears only me.';
const review = { ...receivedLine, stars: 5, content } as const satisfies ArgumentOf<'storeReview'>;
const commentOnB4 = { id: 10_901 };
/** The goods of `receivedLine`. */
const ownedGoods = 1281;
const commentThatNeverWas = { id: 999_999 };

export const reviewCases: readonly ExampleCase[] = [
  example('storeReview', 'success', 'A shared review that earns points', {
    ...review,
    review_url: 'https://community.example.com/detail/41',
  }),
  example('storeReview', 'checked', 'The shop checks the review first', review, {
    scenarios: 'review.pending',
  }),
  example('storeReview', 'orderNotFound', 'No such order', { ...review, ordersn: orderThatNeverWas }),
  example('storeReview', 'orderLineNotFound', 'No such line', {
    ...lineThatNeverWas,
    stars: 5,
    content: 'Fine',
  }),
  example('storeReview', 'reviewTooEarly', 'Not delivered yet', { ...review, ...shippedLine }),
  example(
    'storeReview',
    'reviewTooLate',
    'Delivered 31 days ago',
    { ...review, ...madeOrder },
    { scenarios: 'review.day-31' },
  ),
  example('storeReview', 'reviewAlreadyWritten', 'Already reviewed', { ...review, ...reviewedLine }),
  example(
    'storeReview',
    'reviewGoodsReturned',
    'Returned',
    { ...review, ...madeOrder },
    { scenarios: 'return.refunded' },
  ),
  example('storeReview', 'reviewContentMissing', 'Only spaces', { ...review, content: '   ' }),
  example('storeReview', 'pictureNotFound', 'An unknown picture', {
    ...review,
    pics: ['https://pictures.example.com/1.png'],
  }),

  example('praiseComment', 'success', 'Praised', commentOnB4),
  example('praiseComment', 'commentNotFound', 'No such comment', commentThatNeverWas),
  example('cancelPraise', 'success', 'Taken back', commentOnB4),
  example('cancelPraise', 'commentNotFound', 'No such comment', commentThatNeverWas),

  example('getOrderLineReview', 'success', 'A review', reviewedLine),
  example('getOrderLineReview', 'none', 'No review yet', receivedLine),
  example('getOrderLineReview', 'orderNotFound', 'No such order', { ordersn: orderThatNeverWas, line_id: 1 }),
  example('getOrderLineReview', 'orderLineNotFound', 'No such line', lineThatNeverWas),

  example('getGoodsUserInfo', 'success', 'Goods with a free test', { id: reducedB4 }),
  example('getGoodsUserInfo', 'bought', 'Goods that the customer owns and can review', { id: ownedGoods }),
  example('getGoodsUserInfo', 'guest', 'A guest', { id: reducedB4 }, { who: 'guest' }),
  example('getGoodsUserInfo', 'goodsNotFound', 'No such goods', { id: goodsThatNeverWere }),
];
