import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { GoesWithEvents } from '../../../sections/goes-with/goes-with-props.ts';
import { CartStory, onSaved } from '../../../stories/cart-story.tsx';
import {
  asking,
  firstLine,
  forPoints,
  guestCart,
  memberCart,
  only,
  savedItems,
  saving,
} from '../../../stories/fixtures/carts.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { toastOf } from '../../../stories/stage.tsx';
import { cartLive } from './cart.live.ts';
import type { CartEvents, UnpaidOrderView } from './cart.states.ts';
import { CartScreen } from './cart-screen.tsx';

const on: CartEvents = {
  onQuantity: fn(),
  onAskDelete: fn(),
  onConfirmDelete: fn(),
  onKeep: fn(),
  onCheckout: fn(),
};

const meta = preview.meta({
  parameters: { shop: cartLive },
  component: CartStory,
  subcomponents: { CartScreen },
  tags: ['screen'],
  args: { state: memberCart('cart.one'), on },
});

export default meta;

export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Empty = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'empty' }) } });
export const OneItem = meta.story({ tags: ['p0'] });
export const Many = meta.story({ tags: ['p0'], args: { state: memberCart('cart.many') } });

export const QuantityPending = meta.story({ args: { state: memberCart('cart.many', saving) } });

/** Checkout was pressed while a quantity was being saved. */
export const TooFast = QuantityPending.extend({ args: { toast: toastOf('warning', 'tooFast') } });

export const AtMaximum = meta.story({
  args: {
    state: memberCart('cart.one', (view) => ({
      lines: firstLine(view, ({ item }) => ({ quantity: orderableMaximum(item) })),
    })),
  },
});

export const ExceedsMaximum = meta.story({
  args: {
    state: memberCart('cart.one', (view) => ({
      lines: firstLine(view, ({ item }) => ({
        quantity: orderableMaximum(item),
        problem: 'exceedsMaximum',
      })),
    })),
    toast: toastOf('warning', 'exceedsMaximum'),
  },
});

export const OutOfStock = meta.story({
  args: {
    state: memberCart('cart.many', (view) => ({
      lines: firstLine(view, ({ item }) => ({
        item: { ...item, stock_count: 0 },
        problem: 'outOfStock',
      })),
    })),
  },
});

export const FreeItem = meta.story({ args: { state: only((item) => item.is_free === Flag.yes) } });
export const PointsItem = meta.story({
  args: {
    state: memberCart('cart.ineligible', forPoints),
  },
});

PointsItem.test('[PAY-02] the total of goods for points is in points, not $0.00', async ({ canvas }) => {
  const summary = within(canvas.getByRole('region', { name: 'Order summary' }));
  // The folded summary of phones repeats the total.
  const totals = summary.getAllByText(/^[\d,]+ points$/);
  await expect(totals.at(-1)).toBeVisible();
  await expect(summary.queryByText('$0.00')).toBeNull();
  await expect(summary.queryByText(/Only full-price items count/)).toBeNull();
});

PointsItem.test(
  '[PAY-02] an immediate exchange for points is not labeled as a purchase',
  { args: { state: memberCart('cart.ineligible', (view) => ({ ...forPoints(view), kind: 'buyNow' })) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Redeem points' })).toBeVisible();
    await expect(canvas.getByText('You’re redeeming points for just this item.')).toBeVisible();
  },
);

export const FlashItem = meta.story({ args: { state: only((item) => item.is_seckill === Flag.yes) } });
export const RebateItem = meta.story({ args: { state: only((item) => item.is_rebate !== RebateKind.none) } });

export const NotEligibleForReduction = meta.story({ args: { state: memberCart('cart.ineligible') } });
export const ReductionNone = meta.story({ args: { state: memberCart('cart.tier-0') } });
export const Reduction2 = meta.story({ args: { state: memberCart('cart.tier-30') } });
export const Reduction5 = meta.story({ args: { state: memberCart('cart.tier-60') } });
export const Reduction10 = meta.story({ args: { state: memberCart('cart.tier-120') } });
export const Reduction15 = meta.story({ args: { state: memberCart('cart.tier-180') } });
export const Reduction20 = meta.story({ args: { state: memberCart('cart.tier-240') } });
export const Reduction25 = meta.story({ args: { state: memberCart('cart.tier-300') } });
export const Reduction30Complete = meta.story({ args: { state: memberCart('cart.tier-360') } });

export const ConfirmDelete = meta.story({
  args: { state: memberCart('cart.many', (view) => asking(view, 'asking')) },
});

ConfirmDelete.test('[CART-05] the button that keeps the item has the focus', async ({ canvas }) => {
  const keep = canvas.getByRole('button', { name: 'Keep' });
  await waitFor(() => expect(keep).toHaveFocus());
});

export const DeleteFailed = meta.story({
  args: { state: memberCart('cart.many', (view) => asking(view, 'failed')) },
});

export const LoadFailed = meta.story({ args: { state: () => failed(network) } });
export const Guest = meta.story({ args: { state: guestCart([1011, 1131]) } });
export const BuyNow = meta.story({ tags: ['p0'], args: { state: guestCart([1011], 'buyNow') } });

export const BuyNowEmpty = Empty.extend({ args: { kind: 'buyNow' } });

BuyNowEmpty.test(
  '[CART-09] without an item to buy now, the page does not call the cart empty and links to it',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There’s nothing to buy now' })).toBeVisible();
    await expect(canvas.queryByText('Your cart is empty')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/car');
  },
);

export const SessionExpired = meta.story({
  args: { state: memberCart('cart.many'), toast: toastOf('warning', 'sessionExpired') },
});

export const CheckoutEmpty = Empty.extend({ args: { toast: toastOf('warning', 'emptyCart') } });

const unpaid: UnpaidOrderView = { ordersn: 'SG20260115000001', money: 98.83, currency: 'USD' };

/** The order has left the cart, which nevertheless offers it. */
export const UnpaidOrder = OneItem.extend({ args: { unpaid } });
export const EmptyWithUnpaidOrder = Empty.extend({ args: { unpaid } });

const goesWith: GoesWithEvents = { pendingId: null, onAdd: fn() };

/** One set is whole, another one is started. */
export const WholeSet = meta.story({ args: { state: memberCart('cart.bundle'), goesWith } });

WholeSet.test(
  '[BEY-55] a whole set has its discount, and a started one names what is missing',
  async ({ canvas }) => {
    await expect(canvas.getAllByText('Set discount')[0]).toBeInTheDocument();
    await expect(canvas.getByText(/^Add M700 .+ to save \$18\.00 with the set\.$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Complete the set' })).toHaveLength(1);
  },
);

export const SavedForLater = meta.story({
  args: { state: memberCart('cart.many'), saved: savedItems() },
});

SavedForLater.test(
  '[BEY-33] lines and saved items move both ways, one for each double click',
  async ({ canvas, userEvent }) => {
    const [save] = canvas.getAllByRole('button', { name: /^Save .+ for later$/ });
    if (save !== undefined) await userEvent.dblClick(save);
    await expect(onSaved.onSave).toHaveBeenCalledOnce();
    const list = within(canvas.getByRole('region', { name: 'Saved for later' }));
    const [move] = list.getAllByRole('button', { name: /^Move .+ to cart$/ });
    if (move !== undefined) await userEvent.dblClick(move);
    await expect(onSaved.onMove).toHaveBeenCalledOnce();
    const [remove] = list.getAllByRole('button', { name: /^Remove .+ from saved items$/ });
    if (remove !== undefined) await userEvent.dblClick(remove);
    await expect(onSaved.onRemove).toHaveBeenCalledOnce();
  },
);

export const SavedOutOfStock = meta.story({
  args: {
    saved: savedItems((items) => items.map((item) => ({ ...item, stock_count: 0 })).slice(0, 1)),
  },
});

SavedOutOfStock.test('[BEY-33] sold-out goods stay saved, without a way to the cart', async ({ canvas }) => {
  const list = within(canvas.getByRole('region', { name: 'Saved for later' }));
  await expect(list.getByText('The item is out of stock now!')).toBeVisible();
  await expect(list.queryByRole('button', { name: /^Move/ })).toBeNull();
});

export const SavedMoving = meta.story({ args: { saved: savedItems(), isMoving: true } });
export const SavedLoadFailed = meta.story({ args: { saved: () => failed(network) } });
export const EmptyWithSaved = Empty.extend({ args: { saved: savedItems() } });

EmptyWithSaved.test('[BEY-33] saved items take the place of popular goods', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Saved for later' })).toBeInTheDocument();
  await expect(canvas.queryByRole('region', { name: 'Hot right now' })).toBeNull();
});
export const SavedGuest = meta.story({ args: { state: guestCart([1011]), saved: savedItems() } });
export const SavedGerman = SavedForLater.extend({ globals: { locale: 'de' } });
export const SavedJapanese = SavedForLater.extend({ globals: { locale: 'ja' } });

export const LongNamesDe = meta.story({
  globals: { locale: 'de', viewport: { value: 'phone' } },
  args: { state: memberCart('cart.many,data.long-text') },
});
