import { demoCustomer } from '@signal-shop/mock-server';
import { accountDeletionDays } from '@signal-shop/sdk/constants';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fill, logIn } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

const reader = 'nobody@example.com';

test('[BEY-16] [HOME-06] UnsubscribeByLink: the link of the newsletter ends it without a login, and the next sale sends no email', async () => {
  const shop = await visit();
  const box = within(await screen.findByRole('region', { name: 'Get Daily Offer & Exclusive Deal' }));
  await fill(shop.user, box, { Email: reader });
  await shop.user.click(box.getByRole('button', { name: 'Subscribe' }));
  await box.findByRole('status');
  expect(await mailsOfNextSale(shop)).toBe(1);
  const link = mailsTo(shop).at(-1)?.unsubscribe ?? '';
  const { user } = await shop.reload(link);
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByRole('heading', { name: 'You’re unsubscribed' });
  expect(await mailsOfNextSale(shop)).toBe(0);
});

test('[BEY-17] DeleteAccount: a confirmed request ends in the deletion, with an email before and after it', async () => {
  const shop = await visit({ as: 'member', at: '/user/profile' });
  const { user, world } = shop;
  await requestDeletion(shop);
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  await screen.findByText('We’re keeping your account. Nothing will be deleted.');
  await requestDeletion(shop);
  world.clock.advance((accountDeletionDays + 2) * dayMs);
  const { user: visitor, pass } = await shop.reload('/user/profile');
  await pass(1_000);
  await screen.findByRole('heading', { name: 'Log in' });
  await logIn(visitor);
  await screen.findByText('Incorrect email or password.');
  const mails = world.state.outbox.filter(({ kind }) => kind === 'account');
  expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => demoCustomer.email));
});

async function requestDeletion({ user }: Visit): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  await fill(user, dialog, { Password: demoCustomer.password });
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('heading', { name: /^Your account will be deleted on/ });
}

/** Starts a new sale a day later. @returns the number of emails that the reader got about it */
async function mailsOfNextSale({ world, server }: Visit): Promise<number> {
  const before = mailsTo({ world }).length;
  world.clock.advance(dayMs);
  world.state.flashSale.overTime = 0;
  world.setActivity(1);
  // The shop sends due emails with the next call.
  await server('http://shop.test/api/index/title');
  return mailsTo({ world }).length - before;
}

function mailsTo({ world }: Pick<Visit, 'world'>) {
  return world.state.outbox.filter(({ to }) => to === reader);
}
