import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { orderIn } from '../../stories/fixtures/orders.ts';
import { Section } from '../../stories/section.tsx';
import { orderPage } from '../../stories/shop-pages.ts';
import { OrderDeadlines } from './order-deadlines.tsx';

interface OrderDeadlinesStoryProps {
  /** The scenarios that add the order. */
  readonly scenarios: string;
}

function OrderDeadlinesStory({ scenarios }: OrderDeadlinesStoryProps) {
  return (
    <Section>
      <OrderDeadlines order={orderIn(scenarios)(useLocale())} title="Dates and deadlines" />
    </Section>
  );
}

const meta = preview.meta({
  component: OrderDeadlinesStory,
  parameters: { shop: orderPage },
  args: { scenarios: 'review.ok' },
});

export default meta;

/** The customer may still review, return and register the items: the last day of each. */
export const Open = meta.story();

/** The time for a review is over: a muted line with the day on which it ended. */
export const ReviewOver = meta.story({ args: { scenarios: 'review.day-31' } });

ReviewOver.test('[USER-05] a screen reader hears that a deadline is over', async ({ canvas }) => {
  const line = canvas.getByText(/^Reviews closed on /).closest('li');
  await expect(line).toHaveAttribute('data-over');
});

/** The time for the registration of the warranty is over. */
export const WarrantyOver = meta.story({ args: { scenarios: 'warranty.day-366' } });

/** The right of withdrawal has a last day, a link to the form, and a link to the law. */
export const Withdrawal = meta.story({ args: { scenarios: 'review.ok,withdrawal.everywhere' } });

/** The goods have not arrived: the days of the withdrawal are not counted yet. */
export const WithdrawalBeforeDelivery = meta.story({
  args: { scenarios: 'order.shipped,withdrawal.everywhere' },
});

/** Long German lines wrap beside their icons on a small phone. */
export const German = meta.story({
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
  args: { scenarios: 'review.ok,withdrawal.everywhere' },
});
