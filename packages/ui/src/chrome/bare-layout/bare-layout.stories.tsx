import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { CartScreen } from '../../screens/cart/cart/cart-screen.tsx';
import { memberCart } from '../../stories/fixtures/carts.ts';
import { bareLayoutLive } from './bare-layout.live.ts';
import { BareLayout } from './bare-layout.tsx';

function Cart() {
  const state = memberCart('cart.one')(useLocale());
  return (
    <CartScreen
      state={state}
      kind="cart"
      on={{ onQuantity: fn(), onAskDelete: fn(), onConfirmDelete: fn(), onKeep: fn(), onCheckout: fn() }}
    />
  );
}

function BareLayoutStory() {
  return (
    <BareLayout>
      <Cart />
    </BareLayout>
  );
}

const meta = preview.meta({
  parameters: { shop: bareLayoutLive, docs: { story: { inline: false, height: '36rem' } } },
  component: BareLayoutStory,
});

export default meta;

export const Default = meta.story({});
