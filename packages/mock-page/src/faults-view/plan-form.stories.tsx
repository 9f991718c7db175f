import { faultKinds } from '@signal-shop/mock-server';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PlanForm } from './plan-form.tsx';

const meta = preview.meta({
  title: 'mock page/plan-form',
  component: PlanForm,
  parameters: { layout: 'padded', shop: { path: '/__mock#faults' } },
  args: {
    kinds: faultKinds,
    targets: ['*', 'getCart', 'watchActivity'] as const,
    onPlan: fn(async () => {}),
  },
});

export default meta;

export const Ready = meta.story({});

export const WithAmount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Call'), 'getCart');
    await userEvent.selectOptions(canvas.getByLabelText('Fault'), 'latency');
    await userEvent.type(canvas.getByLabelText('Milliseconds'), '1500');
  },
});

WithAmount.test('sends the plan as typed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }));
  await expect(args.onPlan).toHaveBeenCalledWith({
    operationId: 'getCart',
    kind: 'latency',
    ms: 1500,
    times: 1,
  });
});

export const Refused = meta.story({
  args: {
    onPlan: fn(async () => {
      throw new Error('probability must be a number from 0 to 1.');
    }),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Add fault' })),
});
