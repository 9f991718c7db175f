import type { CouponOffer, Locale } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ready } from '../../../remote.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { applied, testedProduct } from '../../../stories/fixtures/free-tests.ts';
import { goodsForPoints } from '../../../stories/fixtures/points.ts';
import { bought, turningColour, withSoldOutColour } from '../../../stories/fixtures/product-moments.ts';
import { commentsOf, goodsWhere, product, productFromCard } from '../../../stories/fixtures/product-views.ts';
import { ProductStory, productEvents } from '../../../stories/product-story.tsx';
import { productDetailLive } from './product-detail.live.ts';
import { ProductDetailScreen } from './product-detail-screen.tsx';

/** A1 in red: every section has content, no reduction. */
const full = 1202;
/** K9 in ember: in the flash sale. */
const onSale = 1011;
/** In the points store. */
const forPoints = goodsForPoints('en').goods_id;
/** M990: sold out. */
const soldOut = 2191;

const meta = preview.meta({
  parameters: { shop: productDetailLive },
  component: ProductStory,
  subcomponents: { ProductDetailScreen },
  tags: ['screen', 'p0'],
  args: { state: product(full), on: productEvents() },
});

export default meta;

export const Ready = meta.story({});

Ready.test('[DET-01] adds to the cart and buys', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect(args.on.onAdd).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
  await expect(args.on.onBuyNow).toHaveBeenCalledOnce();
});

export const Loading = meta.story({ args: { state: () => ({ status: 'loading', preview: null }) } });
export const LoadingWithPreview = meta.story({ args: { state: productFromCard(onSale) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const NotFound = meta.story({ args: { state: () => ({ status: 'notFound' }) } });

export const New = meta.story({
  args: { state: product(goodsWhere(({ is_new: isNew }) => isNew === Flag.yes)) },
});

export const PercentOff = meta.story({
  args: { state: product(goodsWhere((goods) => goods.is_rebate === RebateKind.percent)) },
});

export const AmountOff = meta.story({ args: { state: product(full, 'price.fixed') } });
export const FlashActive = meta.story({ args: { state: product(onSale, 'flash.open') } });

FlashActive.test('[BEY-08] the lowest price of 30 days is beside the reduced one', async ({ canvas }) => {
  await expect(canvas.getByText(/^Lowest price in the last 30 days: \$/)).toBeVisible();
});

Ready.test('[BEY-08] a regular price has no earlier price beside it', async ({ canvas }) => {
  await expect(canvas.queryByText(/30 days: /)).toBeNull();
});

/** Below the downloads. */
export const Faqs = meta.story({});

Faqs.test('[DET-01] lists the frequently asked questions', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Questions about this product' })).toBeVisible();
});

export const FlashEnded = meta.story({
  args: { state: product(onSale, 'flash.open', () => ({ flashEndsAtMs: null })) },
});

export const NoStock = meta.story({ args: { state: product(soldOut) } });

NoStock.test('[BEY-04] offers an email for when the goods are back', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
  await expect(args.on.onNotice).toHaveBeenCalledWith('ada@example.com', 'backInStock');
});

NoStock.test('[DET-02] says “Sold out”; its button stays enabled', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByText('Sold out')[0]).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect(args.on.onAdd).toHaveBeenCalledOnce();
});

export const LowStock = meta.story({ args: { state: product(full, 'stock.low') } });

export const QuantityAtMaximum = meta.story({
  args: { state: product(full, '', ({ goods }) => ({ quantity: goods.maximum })) },
});

export const ExceedsMaximum = meta.story({
  args: {
    state: product(full, '', ({ goods }) => ({
      quantity: goods.maximum,
      buy: { status: 'problem', problem: { kind: 'exceedsMaximum' } },
    })),
  },
});

export const ManyColours = meta.story({ args: { state: product(onSale) } });

export const ColourSoldOut = meta.story({ args: { state: withSoldOutColour(onSale) } });

/** The previous color stays until the new one loads; the new swatch is selected at once. */
export const ColourOnItsWay = meta.story({ args: { state: turningColour(onSale) } });

ColourOnItsWay.test(
  '[DET-01] the new color is selected while the previous goods stay visible',
  async ({ canvas }) => {
    const [, secondColor] = within(canvas.getByRole('navigation', { name: 'Color' })).getAllByRole('link');
    await expect(secondColor).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  },
);

export const NoComments = meta.story({
  args: {
    state: product(full, '', (_, locale) => ({ comments: ready(commentsOf(full, 'detail.bare', locale)) })),
  },
});

export const Comments = meta.story({});

export const CommentsFailed = meta.story({
  args: { state: product(full, '', () => ({ comments: failed(network) })) },
});

export const NoFiles = meta.story({
  args: { state: product(full, '', ({ goods }) => ({ goods: { ...goods, files: [] } })) },
});

export const Files = meta.story({});

export const InTheBox = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('radio', { name: /in the box$/ })),
});

/** Opened from the points store: price in points, no cart. */
export const Integral = meta.story({
  args: { state: product(forPoints, '', () => ({ isForPoints: true })) },
});

Integral.test(
  '[NAV-05] opened for points, the goods are exchanged, not added to the cart',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(args.on.onSwap).toHaveBeenCalledOnce();
  },
);

export const IntegralNotEnough = Integral.extend({ args: { points: 120 } });

/** The subscription to a sale's start, expanded. */
export const SaleNotice = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Notify me about flash sales')),
});

SaleNotice.test('[BEY-04] offers an email for when the sale starts', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
  await expect(args.on.onNotice).toHaveBeenCalledWith('ada@example.com', 'saleStart');
});

/** The product page shows the rules of a free test; guests get a login link. */
export const FreeTestRules = meta.story({ args: { state: testedProduct({ status: 'guest' }) } });

FreeTestRules.test('[DET-04] the rules can be read before applying', async ({ canvas }) => {
  const panel = within(canvas.getByRole('region', { name: 'Test it for free' }));
  await expect(panel.getAllByRole('listitem').length).toBeGreaterThan(2);
  await expect(panel.getByRole('button', { name: 'Log in to apply' })).toBeVisible();
});

export const FreeTestApply = meta.story({
  args: { state: testedProduct({ status: 'free', sending: { status: 'idle' } }) },
});

export const FreeTestApplied = meta.story({ args: { state: testedProduct(applied('freetest.review')) } });

function couponsFor(as: 'guest' | 'member', locale: Locale): readonly CouponOffer[] {
  return ask('listGoodsCoupons', { id: full }, { locale, as }).msg;
}

export const CouponClaimed = meta.story({
  args: {
    state: product(full, '', (_, locale) => ({
      coupons: couponsFor('member', locale).map((offer) => ({ ...offer, taken: Flag.yes })),
    })),
  },
});

export const CouponFailed = meta.story({
  args: {
    state: product(full, '', (_, locale) => ({
      coupons: couponsFor('guest', locale),
      taking: { status: 'failed', failure: network },
    })),
  },
});

/** With recently viewed goods. */
export const RecentlyViewed = meta.story({
  args: {
    state: product(full, '', (_, locale) => ({
      viewed: ask('listGoodsByIds', { ids: [2011, 1011, 1031] }, { locale }).msg,
    })),
  },
});

RecentlyViewed.test('[BEY-03] recently viewed goods are at the end', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
});

export const RelatedEmpty = meta.story({
  args: { state: product(full, '', () => ({ related: ready([]) })) },
});
export const PartOfSet = meta.story({ args: { state: product(1341) } });

export const Adding = meta.story({ args: { state: bought(full, { status: 'adding' }) } });

export const AddFailed = meta.story({
  args: { state: bought(full, { status: 'problem', problem: { kind: 'addFailed' } }) },
});

AddFailed.test('[DET-01] reports that adding failed', async ({ canvas }) => {
  await expect(canvas.getByText('Failed to add, please try again later!')).toBeVisible();
});

export const Added = meta.story({ args: { state: bought(full, { status: 'added' }) } });
export const BuyNowPending = meta.story({ args: { state: bought(full, { status: 'buying' }) } });
export const BuyAnchor = meta.story({});

BuyAnchor.test('[DET-01] has the anchor that banners link to', async ({ canvas }) => {
  await expect(document.getElementById('buybtn')).toContainElement(
    canvas.getByRole('button', { name: 'Buy now' }),
  );
});

export const LongNameDe = meta.story({
  globals: { locale: 'de' },
  args: { state: product(full, 'data.long-text') },
});

export const Cjk = meta.story({ globals: { locale: 'zh' } });
