import { frozenAtMs } from '@signal-shop/mock-server';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/button/button.tsx';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { send, typeCard } from '../../stories/typing.ts';
import { CardForm } from './card-form.tsx';

const meta = preview.meta({
  component: CardForm,
  parameters: {
    layout: 'padded',
    shop: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid',
      step: 'Pay the order.',
    },
  },
  args: {
    refused: false,
    onPay: fn(),
    children: (
      <Button type="submit" variant="accent" size="l">
        OK
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <ClockContext value={() => frozenAtMs}>
        <Story />
      </ClockContext>
    ),
  ],
});

export default meta;

export const Empty = meta.story();

export const Filled = meta.story({
  play: (context) => typeCard(context, '4242424242424242'),
});

Filled.test('[PAY-02] passes the card on in parts, its number without spaces', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
  await expect(args.onPay).toHaveBeenCalledWith({
    number: '4242424242424242',
    expiryMonth: 4,
    expiryYear: 2029,
    securityCode: '123',
    holder: 'Ada Byte',
  });
});

export const AllMissing = meta.story({ args: { submitted: true } });

AllMissing.test('[VAL-01] every required field has an error message', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /4/ }).querySelectorAll('a')).toHaveLength(4);
});

export const Expired = meta.story({
  play: async (context) => {
    await typeCard(context, '4242424242424242', '12 25');
    await context.userEvent.tab();
  },
});

/** The payment provider's adapter rejects the card; the input stays. */
export const Refused = meta.story({
  args: { refused: true },
  play: async (context) => {
    await typeCard(context, '4111111111111111');
    await send(context);
  },
});

Refused.test('the refusal disappears when the number changes', async ({ canvas, userEvent }) => {
  const number = canvas.getByLabelText('Card number');
  await expect(number).toHaveAccessibleDescription(/only takes test cards/);
  await userEvent.clear(number);
  await userEvent.type(number, '4242424242424242');
  await expect(number).not.toHaveAccessibleDescription();
});
