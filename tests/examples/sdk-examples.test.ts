import { readdirSync } from 'node:fs';
import { createShopClient } from '@signal-shop/sdk';
import { expect, test } from 'vitest';
import { startShop } from './support/example-shop.ts';
import { startExample } from './support/run-example.ts';

const money = String.raw`\$[\d,]+\.\d\d`;

test('a test runs every example', () => {
  const names = readdirSync('packages/sdk/examples').map((file) => file.replace(/\.ts$/, ''));
  expect(names.sort()).toEqual([...testedExamples].sort());
});

const testedExamples = [
  'kiosk-cart',
  'list-orders',
  'load-test',
  'price-watcher',
  'reorder',
  'returns-desk',
  'server-page',
  'track-orders',
  'webhook-receiver',
];

test('list-orders logs in and lists orders', async () => {
  const { url } = await startShop();
  const { code, lines } = await startExample('list-orders', url).exit;
  const [first, ...orders] = lines;
  expect(first).toMatch(/^Ada has \d+ orders\.$/);
  expect(orders.length).toBeGreaterThan(0);
  for (const line of orders)
    expect(line).toMatch(new RegExp(`^[0-9A-Z]{8,32} +(?:${money}|\\d+ points) {2}\\w+$`));
  expect(code).toBe(0);
});

test('list-orders reports why the login failed', async () => {
  const { url } = await startShop();
  const { code, lines } = await startExample('list-orders', url, 'ada@example.com', 'wrong-password').exit;
  expect(lines).toEqual([expect.stringMatching(/\(refused\)$/)]);
  expect(code).toBe(1);
});

test('track-orders reports an order that becomes paid, and stops on Ctrl-C', async () => {
  const { url } = await startShop('order.unpaid');
  const bot = startExample('track-orders', url, 'Infinity', '0.1');
  await bot.line(/^Watching \d+ orders\.$/);
  const shop = createShopClient({ baseUrl: url });
  await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  const { msg: unpaid } = await shop.listOrders({ state: 'unpaid' });
  const ordersn = unpaid[0]?.ordersn ?? '';
  const { charge_id } = await shop.checkoutOrder({ ordersn, payment_token: 'test_success' });
  await shop.confirmCharge({ ordersn, charge_id });
  expect(await bot.line(/became/)).toBe(`${ordersn}: unpaid became paid`);
  bot.interrupt();
  const { code, lines } = await bot.exit;
  expect(lines.at(-1)).toBe('Stopped.');
  expect(code).toBe(0);
});

test('track-orders survives a shop that is down, and counts its rounds', async () => {
  const { url, control } = await startShop();
  for (const after of [0, 0, 0])
    await control('faults', {
      session: 'default',
      operationId: 'listOrders',
      kind: 'html-500',
      after,
      times: 1,
    });
  const { code, lines } = await startExample('track-orders', url, '4', '0.1').exit;
  expect(lines).toContainEqual(expect.stringMatching(/\(http\)$/));
  expect(lines).toContainEqual(expect.stringMatching(/^Watching \d+ orders\.$/));
  expect(code).toBe(0);
});

test('kiosk-cart sends three touches as one request and leaves an empty cart', async () => {
  const { url, control } = await startShop('cart.many');
  const { code, lines } = await startExample('kiosk-cart', url).exit;
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^4 × .+ ${money}$`)),
    expect.stringMatching(new RegExp(`^1 × .+ ${money}$`)),
    expect.stringMatching(new RegExp(`^Goods ${money}, you save ${money}: ${money}$`)),
    'Touches: superseded, superseded, saved',
    'Ready to pay.',
    'Good bye.',
  ]);
  expect(code).toBe(0);
  expect(await control('calls?session=default')).toMatchObject({
    calls: expect.arrayContaining([expect.objectContaining({ operationId: 'checkoutCart' })]),
  });
});

test('server-page renders for a guest and a customer, and removes an ended login', async () => {
  const { url } = await startShop();
  const server = startExample('server-page', url, '0');
  const page = await server.line(/^http/);
  const guest = await (await fetch(page)).text();
  expect(guest).toContain('<p>Please log in.</p>');
  expect(guest).toMatch(new RegExp(`<li>[^<]+ ${money}</li>`));
  const shop = createShopClient({ baseUrl: url });
  const { data } = await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  const memberPage = await fetch(page, { headers: { cookie: `token=${data.token}` } });
  expect(await memberPage.text()).toContain('<p>Welcome back.</p>');
  const guestPage = await fetch(page, { headers: { cookie: 'token=nobody-knows-this-token' } });
  expect(guestPage.headers.get('set-cookie')).toMatch(/^token=; .*Max-Age=0/);
  server.interrupt();
  expect((await server.exit).lines.at(-1)).toBe('Closed.');
});

test('price-watcher prints the goods below the price during the sale, and ends with it', async () => {
  const { url, control } = await startShop('flash.open');
  const watcher = startExample('price-watcher', url, '1000');
  const count = await watcher.line(/^\d+ of \d+ cost \$1,000\.00 or less\.$/);
  expect(count).not.toMatch(/^0/);
  await watcher.line(new RegExp(`^.+: ${money} instead of ${money}$`));
  await control('streams/push', { session: 'default', event: 'guan', value: 0 });
  const { code, lines } = await watcher.exit;
  expect(lines.at(-1)).toBe('The sale is over.');
  expect(code).toBe(0);
});

test('[PAY-02] reorder pays once, even if the response to the payment is lost', async () => {
  const { url, control } = await startShop();
  await control('faults', {
    session: 'default',
    operationId: 'confirmCharge',
    kind: 'answer-lost',
    after: 0,
    times: 1,
  });
  const { code, lines } = await startExample('reorder', url).exit;
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^It costs ${money}\\.$`)),
    expect.stringMatching(/^Ordered SG\d+\.$/),
    'No final answer yet; asking the shop.',
    'Paid, once.',
  ]);
  expect(code).toBe(0);
  const ordersn = /SG\d+/.exec(lines[1] ?? '')?.[0];
  expect(await control('ledger?session=default')).toMatchObject({ charges: [{ ordersn }] });
});

test('reorder waits for the page of the bank, and says that a declined card was not charged', async () => {
  const { url } = await startShop();
  const confirmed = startExample('reorder', url, '2011', 'test_three_d_secure');
  const line = await confirmed.line(/^Confirm the payment at http/);
  const page = new URL(line.replace('Confirm the payment at ', ''));
  await fetch(`${page.origin}${page.pathname}/allow${page.search}`, { method: 'POST', redirect: 'manual' });
  expect((await confirmed.exit).lines.at(-1)).toBe('Paid, once.');
  const declined = await startExample('reorder', url, '2011', 'test_declined').exit;
  expect(declined.lines.at(-1)).toMatch(/^Declined, nothing was charged: /);
  expect(declined.code).toBe(1);
});

test('reorder places one order if the response to the order is lost', async () => {
  const { url, control } = await startShop();
  await control('faults', {
    session: 'default',
    operationId: 'placeOrder',
    kind: 'answer-lost',
    after: 0,
    times: 1,
  });
  const { lines } = await startExample('reorder', url).exit;
  expect(lines.at(-1)).toBe('Paid, once.');
  const { code, lines: orders } = await startExample('list-orders', url).exit;
  expect(orders.filter((line) => line.startsWith(/SG\d+/.exec(lines[1] ?? '')?.[0] ?? 'none'))).toHaveLength(
    1,
  );
  expect(code).toBe(0);
});

test('load-test counts every call and exits with an error when one fails', async () => {
  const { url, control } = await startShop();
  const { code, lines } = await startExample('load-test', url, '3', '2').exit;
  expect(lines[0]).toMatch(/^3 visitors made 18 calls in [\d.]+ s, \d+ a second\.$/);
  expect(lines.at(-1)).toBe('No failure.');
  expect(code).toBe(0);
  await control('faults', { session: 'default', operationId: 'getGoods', kind: 'reset', after: 0, times: 1 });
  const brokenRun = await startExample('load-test', url, '2', '1').exit;
  expect(brokenRun.lines.at(-1)).toBe('1 × network');
  expect(brokenRun.code).toBe(1);
});

test('returns-desk takes goods back and waits until the refund is sent', async () => {
  const { url, control } = await startShop();
  const desk = startExample('returns-desk', url, '0.1');
  const requestLine = await desk.line(new RegExp(`^AS\\w+ asks for ${money}\\.$`));
  const id = requestLine.split(' ')[0];
  await desk.line(/^It is requested\.$/);
  await control('sessions/default/after-sales', { id, step: 'approve' });
  await desk.line(/^It is sentBack\.$/);
  await control('sessions/default/after-sales', { id, step: 'refundReturned' });
  const { code, lines } = await desk.exit;
  expect(lines.slice(-2)).toEqual([
    'It is refunded.',
    expect.stringMatching(new RegExp(`^${money} are on their way\\.$`)),
  ]);
  expect(code).toBe(0);
});
