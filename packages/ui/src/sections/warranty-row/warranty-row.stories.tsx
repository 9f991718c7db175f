import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import type { WarrantyRowProps } from './warranty-row.tsx';
import { WarrantyRow } from './warranty-row.tsx';

const warranties = ['warranty.claimed', 'warranty.day-366'].flatMap(
  (scenarios) => ask('listWarranties', {}, { scenarios }).msg,
);
const of = (state: string) => {
  const warranty = warranties.find((one) => one.state === state);
  if (warranty === undefined) throw new Error(`No warranty of the fixtures is ${state}`);
  return warranty;
};

const args: WarrantyRowProps = {
  warranty: of('active'),
  registering: 'idle',
  onRegister: fn(),
  onClaim: fn(),
};

const meta = preview.meta({
  component: WarrantyRow,
  parameters: { layout: 'padded', shop: { path: '/user/warranty', scenarios: 'auth.customer' } },
  args,
});

export default meta;

export const Active = meta.story({});

Active.test('[USER-07] a defect can be reported', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Report a defect/ }));
  await expect(args.onClaim).toHaveBeenCalledOnce();
});

export const Expiring = meta.story({ args: { warranty: { ...of('active'), baoday: 12 } } });
export const Expired = meta.story({ args: { warranty: of('over') } });
export const Claimed = meta.story({ args: { warranty: of('claimed') } });

Claimed.test('[USER-07] links to the request about the defect', async ({ canvas }) => {
  const { ordersn, claim } = of('claimed');
  await expect(canvas.getByRole('link', { name: 'View status' })).toHaveAttribute(
    'href',
    `/user/order/details/${ordersn}?after-sales=${claim?.request_id}`,
  );
  await expect(canvas.queryByRole('button', { name: /^Report a defect/ })).toBeNull();
});

export const ClaimRejected = meta.story({ args: { warranty: settled('warranty.rejected') } });

ClaimRejected.test(
  '[USER-07] shows the shop’s decision, and accepts another claim',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^We found no defect/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Report a defect/ }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
);

export const ClaimReplaced = meta.story({ args: { warranty: settled('warranty.replaced') } });
export const Registrable = meta.story({ args: { warranty: of('registrable') } });
export const Registers = Registrable.extend({
  render: function Registered(args) {
    const [isRegistered, setRegistered] = useState(false);
    const warranty = isRegistered
      ? { ...args.warranty, state: 'active' as const, baoday: 365 }
      : args.warranty;
    return <WarrantyRow {...args} warranty={warranty} onRegister={() => setRegistered(true)} />;
  },
});

Registers.test(
  '[USER-07] [BEY-12] registering moves the focus to the goods, not to the top of the page',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Register warranty/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Report a defect/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
);

export const Registering = meta.story({ args: { warranty: of('registrable'), registering: 'pending' } });
export const RegisterFailed = meta.story({
  args: { warranty: of('registrable'), registering: { kind: 'network' } },
});

function settled(scenarios: string): WarrantyRowProps['warranty'] {
  const { msg } = ask('listWarranties', { page_size: 48 }, { scenarios });
  const warranty = msg.find(({ claim }) => claim !== null);
  if (warranty === undefined) throw new Error(`No defect was reported in: ${scenarios}`);
  return warranty;
}
