import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Section } from '../../stories/section.tsx';
import type { OrderOutcome, OutcomeText } from './order-confirmation.states.ts';
import { OutcomeNote } from './outcome-note.tsx';

const of = (text: OutcomeText): { readonly outcome: OrderOutcome } => ({
  outcome: { ordersn: 'SG20260115000001', ...text },
});

function OutcomeStory({ outcome }: { readonly outcome: OrderOutcome }) {
  return (
    <Section>
      <OutcomeNote outcome={outcome} />
    </Section>
  );
}

const meta = preview.meta({
  component: OutcomeStory,
  parameters: {
    shop: {
      path: '/user/order/completed',
      scenarios: 'auth.customer,orders.empty,order.complete',
      step: 'Press “Order again”.',
    },
  },
  args: of({ kind: 'again', added: 3, missing: [] }),
});

export default meta;

/** All goods of the order are in the cart. */
export const Again = meta.story({});

Again.test('[BEY-22] counts the pieces and links to the cart', async ({ canvas }) => {
  await expect(canvas.getByText('3 items added to your cart.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/car');
});

/** Some of the goods cannot be bought. */
export const AgainInPart = meta.story({
  args: of({
    kind: 'again',
    added: 1,
    missing: ['K9 Wireless Headset (Ember)', 'M625 Lightweight Mouse (Ultraviolet)'],
  }),
});

/** None of the goods can be bought. */
export const AgainNothing = meta.story({
  args: of({ kind: 'again', added: 0, missing: ['K9 Wireless Headset (Ember)'] }),
});

AgainNothing.test('[BEY-22] names what is missing, without a link to an empty cart', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('K9 Wireless Headset (Ember)');
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const German = AgainInPart.extend({ globals: { locale: 'de' } });
