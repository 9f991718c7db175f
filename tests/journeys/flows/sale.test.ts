import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

const strip = 'Today’s flash sale';
const entry = 'Flash sale';

test('[FLASH-01] [FLASH-02] [NAV-14] SaleOpensLive: the stream says kai, and strip and menu entry come', async () => {
  const shop = await visit({ scenarios: 'flash.opens-10s' });
  await shop.find('heading', /^signal/);
  await shop.pass(9_000);
  expect(shop.shows(strip)).toBe(false);
  expect(shop.count('link', entry)).toBe(0);
  await shop.pass(2_000);
  await shop.see(strip);
  await shop.find('link', entry);
  expect(shop.environment.cookies.get('activity')).toBe('1');
});

test('[FLASH-01] [FLASH-02] [E11] SaleClosesLive: the stream says guan, and strip and menu entry go', async () => {
  const shop = await visit({ scenarios: 'flash.open' });
  await shop.see(strip);
  await shop.find('link', entry);
  shop.world.setActivity(0);
  await shop.gone(strip);
  expect(shop.count('link', entry)).toBe(0);
  expect(shop.environment.cookies.get('activity')).toBe('0');
});

test('[FLASH-01] [E02] SaleStreamError: a stream that breaks is noted, not opened again, and the page goes on', async () => {
  const shop = await visit({ scenarios: 'sse.drop' });
  await shop.see(strip);
  await shop.pass(60_000);
  expect(shop.notes).toEqual(['The activity stream ended; the sale is shown as last known.']);
  expect(shop.countOf('/api/index/getActivityTime')).toBe(1);
  await shop.press('link', 'My orders');
  await shop.find('heading', 'Log in');
});

test('[FLASH-03] [FLASH-04] [FLASH-06] CountdownEnds: at zero the list is over, without a word of the stream', async () => {
  const shop = await visit({ at: '/activity/flashsale', scenarios: 'flash.closes-10s,sse.kai' });
  await shop.find('heading', 'Flash sale');
  const main = await shop.within('main');
  await main.find('timer');
  await shop.pass(9_000);
  expect(main.shows('This flash sale is over')).toBe(false);
  await shop.pass(2_000);
  await main.see('This flash sale is over');
  expect(main.count('button', 'Buy now')).toBe(0);
});

test('[POP-01] [POP-02] FirstOrderPopupOnce: it comes half a second after the page, and closed not again', async () => {
  const title = '10% off your first order';
  const shop = await visit({ scenarios: 'popup.first-order' });
  await shop.pass(400);
  expect(shop.count('dialog', title)).toBe(0);
  await shop.pass(3_000);
  const popup = await shop.within('dialog', title);
  await popup.press('button', 'Close');
  await shop.pass(1_000);
  expect(shop.count('dialog', title)).toBe(0);
  expect(shop.environment.sessionItems.get('fixedModal')).toBe('false');
  const again = await shop.reload();
  await again.pass(4_000);
  expect(again.count('dialog')).toBe(0);
});

test('[POP-03] LoginPromptTiming: after five seconds, and ten seconds after it was closed', async () => {
  const title = 'Better with an account';
  const shop = await visit({ sessionItems: { fixedModal: 'false' } });
  await shop.pass(50);
  await shop.pass(4_900);
  expect(shop.count('dialog', title)).toBe(0);
  await shop.pass(100);
  await (await shop.within('dialog', title)).press('button', 'Close');
  await shop.pass(9_900);
  expect(shop.count('dialog', title)).toBe(0);
  await shop.pass(200);
  await shop.find('dialog', title);
});
