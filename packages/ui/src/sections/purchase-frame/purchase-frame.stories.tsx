import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/button/button.tsx';
import type { CheckoutStep } from '../../components/checkout-steps/checkout-steps.tsx';
import { Section } from '../../stories/section.tsx';
import { cartPage } from '../../stories/shop-pages.ts';
import { OrderAmounts, useOrderTotal } from '../order-amounts/order-amounts.tsx';
import { Panel } from '../page-frame/page-frame.tsx';
import { PurchaseColumns, PurchaseFrame } from './purchase-frame.tsx';
import { PurchaseSkeleton } from './purchase-skeleton.tsx';
import { PurchaseSummary } from './purchase-summary.tsx';

interface PurchaseStoryProps {
  readonly step: CheckoutStep;
  readonly title: string;
  /** Where the amounts are on a phone. */
  readonly phoneLayout: 'collapsed' | 'inline';
  /** The shop has answered; a placeholder otherwise. */
  readonly loaded: boolean;
  /** The total is known. */
  readonly counted: boolean;
  readonly onContinue: () => void;
}

const amounts = { subtotal: 139.6, reduction: 10, coupon: 0, shipping: 6.9, tax: 9.4, total: 145.9 };

function PurchaseStory({ step, title, loaded, ...summary }: PurchaseStoryProps) {
  return (
    <Section>
      <PurchaseFrame step={step} title={title} note={loaded ? '3 items' : undefined}>
        {loaded ? <Loaded {...summary} /> : <PurchaseSkeleton lines={step === 'cart' ? 2 : 'fields'} />}
      </PurchaseFrame>
    </Section>
  );
}

function Loaded(props: Pick<PurchaseStoryProps, 'phoneLayout' | 'counted' | 'onContinue'>) {
  const total = useOrderTotal(amounts, 'US');
  return (
    <PurchaseColumns>
      <Panel title="Content of the step">
        <p>Lines of goods, or the fields of a form.</p>
      </Panel>
      <PurchaseSummary
        phoneLayout={props.phoneLayout}
        total={props.counted ? total : null}
        action={
          <Button size="l" width="full" onClick={props.onContinue}>
            Continue
          </Button>
        }
        note={<p data-text="small">Free returns within 45 days.</p>}
      >
        <OrderAmounts
          amounts={props.counted ? amounts : { subtotal: 139.6, reduction: 10, rest: 'pending' }}
          region="US"
        />
      </PurchaseSummary>
    </PurchaseColumns>
  );
}

const meta = preview.meta({
  component: PurchaseStory,
  parameters: { shop: cartPage },
  args: {
    step: 'cart' as const,
    title: 'Cart',
    phoneLayout: 'collapsed' as const,
    loaded: true,
    counted: true,
    onContinue: fn(),
  },
});

export default meta;

/** The frame of the cart: steps, title, content, and the summary beside it. */
export const Cart = meta.story();

/** The cart loads: placeholders in the places of the lines and the summary. */
export const CartLoading = meta.story({ args: { loaded: false } });

/** The checkout loads: placeholders in the places of the fields. */
export const CheckoutLoading = meta.story({ args: { step: 'shipping', title: 'Checkout', loaded: false } });

/** The total is not known yet: the line of the total shows only its title. */
export const TotalUnknown = meta.story({ args: { step: 'shipping', title: 'Checkout', counted: false } });

/** On a phone, the summary sticks to the bottom, and its amounts are folded. */
export const Folded = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Folded.test('the line of the total unfolds the amounts', async ({ canvas, userEvent }) => {
  const line = canvas.getByRole('button', { name: /^Order summary/ });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(line);
  await expect(line).toHaveAttribute('aria-expanded', 'true');
});

/** On a phone, the page that places the order shows every amount before the button. */
export const InlineOnPhone = meta.story({
  args: { step: 'shipping', title: 'Checkout', phoneLayout: 'inline' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Everything is paid: the three steps are done. */
export const Done = meta.story({ args: { step: 'done', title: 'Thank you' } });
