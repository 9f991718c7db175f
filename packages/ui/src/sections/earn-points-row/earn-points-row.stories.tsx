import { points } from '@signal-shop/sdk/constants';
import type { PointKind, PointRule } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { followNetworks } from '../../stories/fixtures/points.ts';
import type { EarnPointsRowProps } from './earn-points-row.states.ts';
import { EarnPointsRow } from './earn-points-row.tsx';

function rule(kind: PointKind): PointRule {
  const rule = ask('getPointRules', {}).msg.find((candidate) => candidate.kind === kind);
  if (rule === undefined) throw new Error(`The story's fixture shop gives no points for ${kind}`);
  return rule;
}

const args: EarnPointsRowProps = {
  rule: rule('signUp'),
  used: null,
  standing: 'open',
  networks: followNetworks(['YouTube']),
  onFollow: fn(),
  onLogIn: fn(),
};

const meta = preview.meta({
  component: EarnPointsRow,
  parameters: { layout: 'padded', shop: { path: '/points', scenarios: 'auth.customer' } },
  args,
});

export default meta;

export const SignUp50 = meta.story({ args: { standing: 'guest' } });

SignUp50.test('[USER-08] links visitors to the registration', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/login/register',
  );
});

export const Guest = meta.story({ args: { rule: rule('dailyLogin'), standing: 'guest' } });

Guest.test('[USER-08] links visitors to the login', async ({ args: { onLogIn }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(onLogIn).toHaveBeenCalledOnce();
});

export const Daily3 = meta.story({ args: { rule: rule('dailyLogin'), standing: 'done' } });
export const Invite10 = meta.story({ args: { rule: rule('invite'), used: 30 } });
export const InviteCapReached = meta.story({
  args: { rule: rule('invite'), used: points.invitePerMonthMaximum, standing: 'done' },
});

InviteCapReached.test('[USER-08] says that the monthly limit is reached', async ({ canvas }) => {
  await expect(canvas.getByText('Monthly limit reached')).toBeVisible();
});

export const Follow20 = meta.story({ args: { rule: rule('socialFollow') } });

Follow20.test(
  '[USER-08] each network has its own link and check mark',
  async ({ args: { onFollow }, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^YouTube: following/ })).toBeVisible();
    const link = canvas.getByRole('link', { name: /^Follow us on Instagram/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(onFollow).toHaveBeenCalledWith(expect.objectContaining({ name: 'Instagram' }));
  },
);

export const FollowGuest = meta.story({ args: { rule: rule('socialFollow'), standing: 'guest' } });
export const Profile10 = meta.story({ args: { rule: rule('profileCompleted') } });
export const Review50 = meta.story({ args: { rule: rule('sharedReview') } });

Review50.test('[USER-08] [REV-01] links to the lines to review', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/comment');
});

export const ProductRegistration = meta.story({ args: { rule: rule('productRegistration') } });

ProductRegistration.test('[USER-08] [REV-02] links to the registration', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Register an order' })).toHaveAttribute(
    'href',
    '/comment/gift',
  );
});

export const Done = meta.story({ args: { rule: rule('profileCompleted'), standing: 'done' } });

Done.test('[USER-08] a one-time way is checked and has no action', async ({ canvas }) => {
  await expect(canvas.getByText('Done')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
