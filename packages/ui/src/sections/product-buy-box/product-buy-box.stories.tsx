import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type {
  ProductDetailEvents,
  ProductDetailView,
} from '../../screens/catalogue/product-detail/product-detail.states.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { productView } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { StockNotice } from '../stock-notice/stock-notice.tsx';
import { ProductBuyBox } from './product-buy-box.tsx';

interface BuyBoxStoryProps {
  readonly view: InLocale<ProductDetailView>;
  readonly on: ProductDetailEvents;
  readonly offers?: ReactNode;
}

function BuyBoxStory({ view, on, offers = null }: BuyBoxStoryProps) {
  return (
    <Section>
      <ProductBuyBox view={view(useLocale())} on={on} parts={{ offers, exchange: null }} />
    </Section>
  );
}

function viewOf(
  id: number,
  scenarios = '',
  change: (view: ProductDetailView) => Partial<ProductDetailView> = () => ({}),
): InLocale<ProductDetailView> {
  return (locale) => {
    const view = productView(id, scenarios, locale);
    return { ...view, ...change(view) };
  };
}

/** A1 in red: regular goods. */
const plain = 1202;
/** K9: in the flash sale. */
const onSale = 1011;

const meta = preview.meta({
  component: BuyBoxStory,
  parameters: { shop: goodsPage },
  args: {
    view: viewOf(plain),
    on: {
      onQuantity: fn(),
      onAdd: fn(),
      onBuyNow: fn(),
      onFlashEnd: fn(),
    },
  },
});

export default meta;

export const Default = meta.story({});

Default.test('[DET-01] increases the quantity by one', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }));
  await expect(args.on.onQuantity).toHaveBeenCalledWith(2);
});

export const ColourChosen = meta.story({ args: { view: viewOf(1203) } });

ColourChosen.test('[DET-01] each color has a page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Blue' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Red' })).toHaveAttribute('href', '/detail?id=1202');
});

export const NoStock = meta.story({
  args: {
    view: viewOf(plain, 'stock.out', () => ({ buy: { status: 'problem', problem: { kind: 'outOfStock' } } })),
    offers: <StockNotice state={{ status: 'idle' }} email="" onAsk={fn()} />,
  },
});

NoStock.test('[DET-02] says that the goods are out of stock', async ({ canvas }) => {
  await expect(canvas.getByText('The item is out of stock now!')).toBeVisible();
});

NoStock.test('[DET-02] [BEY-04] the notice comes first, the buttons are quiet', async ({ canvas }) => {
  const [notice, add, buy] = ['Notify me', 'Add to cart', 'Buy now'].map((name) =>
    canvas.getByRole('button', { name }),
  );
  await expect(notice).toHaveAttribute('data-variant', 'accent');
  await expect(add).toHaveAttribute('data-variant', 'ghost');
  await expect(buy).toHaveAttribute('data-variant', 'ghost');
  await expect(notice?.compareDocumentPosition(add ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

export const LowStock = meta.story({ args: { view: viewOf(plain, 'stock.low') } });

export const ExceedsMaximum = meta.story({
  args: {
    view: viewOf(plain, '', ({ goods }) => ({
      quantity: goods.maximum,
      buy: { status: 'problem', problem: { kind: 'exceedsMaximum' } },
    })),
  },
});

export const Adding = meta.story({
  args: { view: viewOf(plain, '', () => ({ buy: { status: 'adding' } })) },
});

Adding.test('[DET-01] a second press while adding is ignored', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
  await expect(args.on.onAdd).not.toHaveBeenCalled();
});

export const AddFailed = meta.story({
  args: { view: viewOf(plain, '', () => ({ buy: { status: 'problem', problem: { kind: 'addFailed' } } })) },
});

export const CartFull = meta.story({
  args: { view: viewOf(plain, '', () => ({ buy: { status: 'problem', problem: { kind: 'full' } } })) },
});

CartFull.test('[CART-08] [C17] says how to continue with a full guest cart', async ({ canvas }) => {
  await expect(canvas.getByText('Your cart is full. Log in to add more.')).toBeVisible();
});

export const Added = meta.story({ args: { view: viewOf(plain, '', () => ({ buy: { status: 'added' } })) } });

export const BuyNowPending = meta.story({
  args: { view: viewOf(plain, '', () => ({ buy: { status: 'buying' } })) },
});

export const Flash = meta.story({ args: { view: viewOf(onSale, 'flash.open') } });

export const FlashEnded = meta.story({
  args: { view: viewOf(onSale, 'flash.open', () => ({ flashEndsAtMs: null })) },
});

FlashEnded.test('[FLASH-02] the price of an ended sale is not offered', async ({ canvas }) => {
  const { goods } = productView(onSale, 'flash.open', 'en');
  await expect(
    canvas.getByText(`$${goods.original_price.toFixed(2)}`, { ignore: '[aria-hidden] *' }),
  ).toBeVisible();
  await expect(canvas.queryByText(`$${goods.goods_price.toFixed(2)}`)).toBeNull();
});

export const StickyOnMobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
