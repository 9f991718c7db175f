import { points } from '@signal-shop/sdk/constants';
import type { PointKind, PointRule } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/answers.ts';
import { EarnPointsRow } from './earn-points-row.tsx';

function rule(kind: PointKind): PointRule {
  const found = ask('getPointRules', {}).msg.find((candidate) => candidate.kind === kind);
  if (found === undefined) throw new Error(`The story's shop gives no points for ${kind}`);
  return found;
}

const meta = preview.meta({
  component: EarnPointsRow,
  parameters: { layout: 'padded' },
  args: { rule: rule('signUp'), used: null },
});

export default meta;

export const SignUp50 = meta.story({});
export const Daily3 = meta.story({ args: { rule: rule('dailyLogin') } });
export const Invite10 = meta.story({ args: { rule: rule('invite'), used: 30 } });
export const InviteCapReached = meta.story({
  args: { rule: rule('invite'), used: points.invitePerMonthMaximum },
});

InviteCapReached.test('[USER-08] says that the month is full', async ({ canvas }) => {
  await expect(canvas.getByText('Full for this month')).toBeVisible();
});

export const Follow20 = meta.story({ args: { rule: rule('socialFollow') } });
export const Profile10 = meta.story({ args: { rule: rule('profileCompleted') } });
export const Review50 = meta.story({ args: { rule: rule('sharedReview') } });
export const ProductRegistration = meta.story({ args: { rule: rule('productRegistration') } });
