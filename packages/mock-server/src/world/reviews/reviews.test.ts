import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { publishReviews } from './reviews.ts';

/** Delivered eight days ago. */
const receivedLine = { ordersn: 'SG20260102000019', line_id: 1 };
const shippedLine = { ordersn: 'SG20260111000027', line_id: 1 };
const draft = { ...receivedLine, stars: 2, content: 'The left side is louder than the right.' } as const;

test('[REV-01] [BEY-05] a review is listed under its goods at once, newest first, and counts for the rating', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { msg: page } = await client.getOrderLineReview(receivedLine);
  const id = page.line.goods_id;
  const before = await client.listComments({ id });
  const { review } = await client.storeReview(draft);
  const after = await visit(shop).listComments({ id });
  expect(after.total).toBe(before.total + 1);
  expect(after.histogram[1]).toBe(existing(before.histogram[1]) + 1);
  expect(after.average).toBeLessThan(before.average);
  expect(review.comment.own).toBe(1);
  expect(after.msg[0]).toEqual({ ...review.comment, own: 0 });
  const { msg } = await client.getGoods({ id });
  expect(msg).toMatchObject({ rating: after.average, comment_count: after.total });
  expect((await client.getOrderLineReview(receivedLine)).msg).toMatchObject({ open: 0, review });
  const { msg: order } = await client.getOrder({ ordersn: receivedLine.ordersn });
  expect(order.lines[0]?.cid).toBe(review.comment.id);
});

test('[REV-01] a fully returned line offers no review and refuses one', async () => {
  const shop = createShop({ scenarios: 'return.refunded' });
  const request = existing([...shop.world('default').state.afterSales.values()].at(-1));
  const line = { ordersn: request.ordersn, line_id: existing(request.lines[0]).lineId };
  const client = await visitAsCustomer(shop);
  expect((await client.getOrderLineReview(line)).msg.open).toBe(0);
  expect(await refusalOf(client.storeReview({ ...draft, ...line }))).toBe('reviewGoodsReturned');
});

test('[REV-01] [U12] a review is possible until 30 days after delivery, once, and not before', async () => {
  const shop = createShop();
  const { clock } = shop.world('default');
  const client = await visitAsCustomer(shop);
  expect(await refusalOf(client.storeReview({ ...draft, ...shippedLine }))).toBe('reviewTooEarly');
  expect((await client.getOrderLineReview(shippedLine)).msg).toMatchObject({ open: 0, closes_at: null });
  const { closes_at: closesAt } = (await client.getOrderLineReview(receivedLine)).msg;
  clock.set((closesAt ?? 0) * 1_000);
  expect((await client.getOrderLineReview(receivedLine)).msg.open).toBe(1);
  clock.advance(1_000);
  expect((await client.getOrderLineReview(receivedLine)).msg.open).toBe(0);
  expect(await refusalOf(client.storeReview(draft))).toBe('reviewTooLate');
  clock.advance(-dayMs);
  await client.storeReview(draft);
  expect(await refusalOf(client.storeReview(draft))).toBe('reviewAlreadyWritten');
});

test('[USER-08] a shared review earns 50 points, any other none', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { msg: before } = await client.getUserInfo();
  const sharedReviewAnswer = await client.storeReview({
    ...draft,
    review_url: 'https://blog.example.com/k9',
  });
  expect(sharedReviewAnswer).toMatchObject({ points: before.points + 50, review: { points: 50 } });
  const silent = await client.storeReview({ ...draft, ordersn: 'SG20251220000034' });
  expect(silent).toMatchObject({ points: before.points + 50, review: { points: 0 } });
  expect((await client.getUserInfo()).msg.points).toBe(before.points + 50);
});

test('a review without content, or with a picture that is not uploaded, is refused and earns nothing', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const review_url = 'https://blog.example.com/k9';
  expect(await refusalOf(client.storeReview({ ...draft, content: ' \n ', review_url }))).toBe(
    'reviewContentMissing',
  );
  const pics = ['https://elsewhere.example.com/1.png'];
  expect(await refusalOf(client.storeReview({ ...draft, pics, review_url }))).toBe('pictureNotFound');
  expect((await client.getUserInfo()).msg.points).toBe(1_240);
  expect((await client.getOrderLineReview(receivedLine)).msg.open).toBe(1);
});

test('reviewing another customer’s order is refused as if the order did not exist', async () => {
  const shop = createShop({ scenarios: 'auth.new' });
  const newcomer = visit(shop);
  await newcomer.logIn({ email: 'new@example.com', password: 'volt-2026' });
  expect(await refusalOf(newcomer.storeReview(draft))).toBe('orderNotFound');
  expect(await refusalOf(newcomer.getOrderLineReview(receivedLine))).toBe('orderNotFound');
});

test('[DET-03] praise counts once per customer, and can be taken back', async () => {
  const shop = createShop();
  const ada = await visitAsCustomer(shop);
  const noor = visit(shop);
  await noor.logIn({ email: 'new@example.com', password: 'volt-2026' });
  const first = async (client = ada) => existing((await client.listComments({ id: 1091 })).msg[0]);
  const { id, praise_count: before } = await first();
  expect(await ada.praiseComment({ id })).toMatchObject({ praise_count: before + 1, praised: 1 });
  expect(await ada.praiseComment({ id })).toMatchObject({ praise_count: before + 1 });
  expect(await noor.praiseComment({ id })).toMatchObject({ praise_count: before + 2 });
  expect(await first(visit(shop))).toMatchObject({ praise_count: before + 2, praised: 0 });
  expect(await first(noor)).toMatchObject({ praised: 1 });
  expect(await ada.cancelPraise({ id })).toMatchObject({ praise_count: before + 1, praised: 0 });
  expect(await ada.cancelPraise({ id })).toMatchObject({ praise_count: before + 1 });
  expect(await refusalOf(ada.praiseComment({ id: 999_999 }))).toBe('commentNotFound');
});

test('[BEY-05] comments are filtered by stars and pictures, while the histogram counts all', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const { msg: page } = await client.getOrderLineReview(receivedLine);
  const id = page.line.goods_id;
  const pads = await uploadPicture(client);
  await client.storeReview({ ...draft, pics: [pads] });
  const all = await client.listComments({ id });
  expect(all.picture_count).toBe(1);
  for (const stars of [1, 2, 3, 4, 5] as const) {
    const some = await client.listComments({ id, stars });
    expect(some.total).toBe(all.histogram[stars - 1]);
    expect(some.msg.every((comment) => comment.stars === stars)).toBe(true);
    expect(some).toMatchObject({ histogram: all.histogram, average: all.average });
  }
  const commentsWithPictures = await client.listComments({ id, with_pictures: 1 });
  expect(commentsWithPictures.msg.map(({ pics }) => pics)).toEqual([[pads]]);
  expect(commentsWithPictures.msg[0]).toMatchObject({ verified: 1 });
});

test('an unpublished review is visible to its author only', async () => {
  const shop = createShop({ scenarios: 'review.pending' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const unpaidLine = { ordersn: 'SG20260115000001', line_id: 1 };
  const { msg } = await client.getOrderLineReview(unpaidLine);
  expect(msg.review).toMatchObject({ published: 0 });
  const id = msg.line.goods_id;
  const commentsOfAda = async () =>
    (await client.listComments({ id })).msg.filter(({ name }) => name === 'Ada');
  expect(await commentsOfAda()).toEqual([]);
  const { id: number } = existing(msg.review ?? undefined).comment;
  expect(await refusalOf(client.praiseComment({ id: number }))).toBe('commentNotFound');
  publishReviews(world);
  expect(await commentsOfAda()).toHaveLength(1);
});

test('reviews and praise survive a snapshot', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const { review } = await client.storeReview(draft);
  await client.praiseComment({ id: review.comment.id });
  const text = world.snapshot();
  await client.cancelPraise({ id: review.comment.id });
  world.restore(text);
  const { msg } = await client.getOrderLineReview(receivedLine);
  expect(msg.review?.comment).toMatchObject({ praise_count: 1, praised: 1 });
});

test.each(['praiseComment', 'cancelPraise'] as const)('praise.failed refuses %s', async (call) => {
  const client = await visitAsCustomer(createShop({ scenarios: 'praise.failed' }));
  expect(await refusalOf(client[call]({ id: 10_901 }))).toBe('failed');
});

test('the allowed actions of a customer follow from earlier actions', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const id = (await client.getOrderLineReview(receivedLine)).msg.line.goods_id;
  const ask = async () => (await client.getGoodsUserInfo({ id })).msg;
  const { ctime } = (await client.getOrder({ ordersn: receivedLine.ordersn })).msg;
  expect(await ask()).toMatchObject({ bought: 2, bought_at: ctime, reviewable: { ...receivedLine } });
  await client.storeReview(draft);
  expect((await ask()).reviewable).toBeNull();
  const coupon = existing((await ask()).coupons_open[0]);
  await client.takeCoupon({ id: coupon });
  const after = await ask();
  expect(after.coupons_open).not.toContain(coupon);
  expect(after.coupons_taken).toContain(coupon);
  const { msg: guest } = await visit(shop).getGoodsUserInfo({ id });
  expect(guest).toMatchObject({ bought: 0, bought_at: null, reviewable: null, coupons_taken: [] });
});

test('[REV-01] refuses a shared review without a valid URL', async () => {
  const client = await visitAsCustomer(createShop());
  for (const review_url of ['javascript:alert(1)', '/detail?id=1011', 'shared']) {
    expect(await refusalOf(client.storeReview({ ...draft, review_url }))).toBe('malformedRequest');
  }
});
