import type { PayableOrder } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { payableIn } from '../../stories/fixtures/orders.ts';
import { checkoutPage } from '../../stories/shop-pages.ts';
import { OrderOverview } from './order-overview.tsx';

function OrderOverviewStory({ order }: { readonly order: InLocale<PayableOrder> }) {
  return (
    <>
      <h2>Order</h2>
      <OrderOverview order={order(useLocale())} />
    </>
  );
}

const unpaid = payableIn('order.unpaid');

const meta = preview.meta({
  component: OrderOverviewStory,
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { order: unpaid },
});

export default meta;

export const TwoKinds = meta.story();

export const Many = meta.story({
  args: {
    order: (locale) => {
      const order = unpaid(locale);
      const lines = [1, 2, 3, 4].flatMap((round) =>
        order.lines.map((line) => ({ ...line, id: line.id + round * 1_000 })),
      );
      return { ...order, lines };
    },
  },
});

export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
