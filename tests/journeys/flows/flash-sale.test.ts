import { screen, waitForElementToBeRemoved, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

const strip = 'Today’s flash sale';
const entry = { name: /^Flash sale/ };

test('[FLASH-01] [FLASH-02] [NAV-14] SaleOpensLive: the event kai shows strip and menu entry', async () => {
  const { pass, environment } = await visit({ scenarios: 'flash.opens-10s' });
  await screen.findByRole('heading', { name: /^signal/ });
  await pass(9_000);
  expect(screen.queryByText(strip)).toBeNull();
  expect(screen.queryByRole('link', entry)).toBeNull();
  await pass(2_000);
  await screen.findByText(strip);
  await screen.findByRole('link', entry);
  expect(environment.cookies.get('activity')).toBe('1');
});

test('[FLASH-01] [FLASH-02] [E11] SaleClosesLive: the event guan hides strip and menu entry', async () => {
  const { world, environment } = await visit({ scenarios: 'flash.open' });
  await screen.findByText(strip);
  await screen.findByRole('link', entry);
  const removal = waitForElementToBeRemoved(() => screen.queryByText(strip));
  world.setActivity(0);
  await removal;
  expect(screen.queryByRole('link', entry)).toBeNull();
  expect(environment.cookies.get('activity')).toBe('0');
});

test('[FLASH-01] [E02] SaleStreamError: a broken stream is logged, not reopened, and the page continues', async () => {
  const { user, pass, notes, countOf } = await visit({ scenarios: 'sse.drop' });
  await screen.findByText(strip);
  await pass(60_000);
  expect(notes).toEqual(['The activity stream ended; the sale is shown as last known.']);
  expect(countOf('/api/index/getActivityTime')).toBe(1);
  await user.click(screen.getByRole('link', { name: 'My orders' }));
  await screen.findByRole('heading', { name: 'Log in' });
});

test('[FLASH-03] [FLASH-04] [FLASH-06] CountdownEnds: at zero the list ends without an event of the stream', async () => {
  const { pass } = await visit({ at: '/activity/flashsale', scenarios: 'flash.closes-10s,sse.kai' });
  await screen.findByRole('heading', { name: 'Flash sale' });
  const main = within(screen.getByRole('main'));
  await main.findAllByRole('timer');
  await pass(9_000);
  expect(main.queryByText('This flash sale has ended')).toBeNull();
  await pass(2_000);
  await main.findByText('This flash sale has ended');
  expect(main.queryByRole('button', { name: 'Buy now' })).toBeNull();
});

test('[POP-01] [POP-02] FirstOrderPopupOnce: it opens half a second after the page, and does not reopen after closing', async () => {
  const title = { name: '10% off your first order' };
  const { user, pass, environment, reload } = await visit({ scenarios: 'popup.first-order' });
  await pass(400);
  expect(screen.queryByRole('dialog', title)).toBeNull();
  await pass(3_000);
  const popup = within(await screen.findByRole('dialog', title));
  await user.click(popup.getByRole('button', { name: 'Close' }));
  await pass(1_000);
  expect(screen.queryByRole('dialog', title)).toBeNull();
  expect(environment.sessionItems.get('fixedModal')).toBe('false');
  const again = await reload();
  await again.pass(4_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[POP-03] LoginPromptTiming: opens after five seconds, and ten seconds after it was closed', async () => {
  const title = { name: 'Better with an account' };
  const { user, pass } = await visit({ sessionItems: { fixedModal: 'false' } });
  await pass(50);
  await pass(4_900);
  expect(screen.queryByRole('dialog', title)).toBeNull();
  await pass(100);
  const prompt = within(await screen.findByRole('dialog', title));
  await user.click(prompt.getByRole('button', { name: 'Close' }));
  await pass(9_900);
  expect(screen.queryByRole('dialog', title)).toBeNull();
  await pass(200);
  await screen.findByRole('dialog', title);
});
