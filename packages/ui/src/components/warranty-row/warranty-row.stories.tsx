import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/answers.ts';
import type { WarrantyRowProps } from './warranty-row.tsx';
import { WarrantyRow } from './warranty-row.tsx';

const warranties = ['warranty.claimed', 'warranty.day-366'].flatMap(
  (scenarios) => ask('listWarranties', {}, { scenarios }).msg,
);
const of = (state: string) => {
  const warranty = warranties.find((one) => one.state === state);
  if (warranty === undefined) throw new Error(`No warranty of the stories is ${state}`);
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
  parameters: { layout: 'padded' },
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
export const Registrable = meta.story({ args: { warranty: of('registrable') } });
export const Registering = meta.story({ args: { warranty: of('registrable'), registering: 'pending' } });
export const RegisterFailed = meta.story({
  args: { warranty: of('registrable'), registering: { kind: 'network' } },
});
