import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconLink } from '../../components/icon-button/icon-button.tsx';
import header from '../site-header/site-header.module.css';
import { unpaidHintLive } from './unpaid-hint.live.ts';
import type { UnpaidHintProps } from './unpaid-hint.tsx';
import { UnpaidHint } from './unpaid-hint.tsx';

/** At the icon of the orders, as in the header. */
function HintStory(props: UnpaidHintProps) {
  return (
    <div className={header.tools}>
      <span className={header.orders}>
        <IconLink icon="box" label="My orders" href="/user/order" />
        <UnpaidHint {...props} />
      </span>
    </div>
  );
}

const meta = preview.meta({
  component: HintStory,
  parameters: { layout: 'padded', shop: unpaidHintLive },
  args: { ordersn: 'SG20260115000001' },
});

export default meta;

export const Default = meta.story({});

Default.test('[BEY-53] the keyboard shows the link to the payment', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Order SG20260115000001 is awaiting payment. Pay now' });
  await expect(link).toHaveAttribute('href', '/pay?ordersn=SG20260115000001');
  // The pointer may rest on the icon.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(link).toHaveStyle({ opacity: 0 }));
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveFocus();
  await waitFor(() => expect(link).toHaveStyle({ opacity: 1 }));
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link).toHaveStyle({ opacity: 1 });
});

export const Phone = Default.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const German = Default.extend({ globals: { locale: 'de' } });
