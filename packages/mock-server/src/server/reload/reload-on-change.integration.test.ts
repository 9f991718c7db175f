import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import { expect, onTestFinished, test } from 'vitest';
import type { FeedEvents } from '../../control/follow-feed.ts';
import { followFeed } from '../../control/follow-feed.ts';
import { demoCustomer } from '../../index.ts';
import type { ServerCopy } from '../testing/server-copy.ts';
import { copyServer } from '../testing/server-copy.ts';
import { processLimitMs } from '../testing/testing-process.ts';

const limit = { timeout: processLimitMs };

function copyForTest(): ServerCopy {
  const copy = copyServer();
  onTestFinished(copy.remove);
  return copy;
}

/** Starts the copy with `--watch`. */
async function startCopy({ cli, folder }: ServerCopy) {
  const child = spawn(process.execPath, [cli, '--port', '0', '--watch', '--log', 'json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended: ${output}`);
  });
  ended.catch(() => {});
  const waitFor = (pattern: RegExp) =>
    Promise.race([expect.poll(() => output, { timeout: 60_000, interval: 20 }).toMatch(pattern), ended]);
  await waitFor(/"kind":"start"/);
  const { url } = JSON.parse(output.split('\n')[0] ?? '');
  return { url: String(url), waitFor };
}

const cartHandlers = 'packages/mock-server/src/operations/handlers/cart.ts';
const added = '.confirmations.addedToCart, number: piecesIn(call) }';

test(
  '[BEY-41] a changed handler answers without a restart, with the session, its login and its streams',
  limit,
  async () => {
    const copy = copyForTest();
    const { url, waitFor } = await startCopy(copy);
    const shop = createShopClient({ baseUrl: url, session: memorySession() });
    await shop.logIn({ email: demoCustomer.email, password: demoCustomer.password });
    const [goods] = (await shop.listGoods({ filter: ['inStock'] })).msg;
    const item = { id: goods?.goods_id ?? 0, goods_number: 1 };
    const { number } = await shop.addCartItem(item);
    const stream = await fetch(new URL('/api/index/getActivityTime', url));
    const notes: FeedEvents['reload'][] = [];
    onTestFinished(
      followFeed({ url, onEvent: ({ name, data }) => void (name === 'reload' && notes.push(data)) }),
    );
    const push = () =>
      fetch(new URL('/__mock/streams/push', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event: 'kai', value: 7 }),
      }).then((response) => response.json());
    await expect.poll(push).toMatchObject({ reached: 1 });

    copy.edit(cartHandlers, (text) =>
      text.replace(added, '.confirmations.addedToCart, number: 1000 + piecesIn(call) }'),
    );
    await waitFor(/Reloaded: 1 handler, in \d+ ms with \d+ session/);
    expect((await shop.addCartItem(item)).number).toBe(1000 + number + 1);
    expect(await push()).toMatchObject({ reached: 1 });
    await expect
      .poll(() => notes)
      .toEqual([{ ok: true, sentence: expect.stringMatching(/^Reloaded: 1 handler/) }]);

    copy.edit(cartHandlers, (text) =>
      text.replace('number: 1000 + piecesIn(call) }', 'number: 2000 + piecesIn(call) }'),
    );
    await waitFor(/Reloaded: [\s\S]*Reloaded: 1 handler, in \d+ ms/);
    expect((await shop.addCartItem(item)).number).toBe(2000 + number + 2);
    await stream.body?.cancel();
  },
);

test(
  '[BEY-41] a changed scenario, rule of the world and seed take effect in a session that continues',
  limit,
  async () => {
    const copy = copyForTest();
    const { url, waitFor } = await startCopy(copy);
    const shop = createShopClient({ baseUrl: url, session: memorySession() });
    await shop.logIn({ email: demoCustomer.email, password: demoCustomer.password });
    const [goods] = (await shop.listGoods({ filter: ['inStock'] })).msg;
    const item = { id: goods?.goods_id ?? 0, goods_number: 1 };
    const { number } = await shop.addCartItem(item);

    copy.edit('packages/mock-server/src/scenarios/support/support.ts', (text) =>
      text.replace("'policy.missing'", "'policy.lost'"),
    );
    await waitFor(/Reloaded: 1 scenario file, in \d+ ms/);
    const chosen = await fetch(new URL('/__mock/sessions/trial/scenario', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenarios: ['policy.lost'] }),
    });
    expect(await chosen.json()).toMatchObject({ scenarios: ['policy.lost'] });

    copy.edit('packages/mock-server/src/world/cart/cart.ts', (text) =>
      text.replace('goodsId, present + quantity);', 'goodsId, present + quantity + 1);'),
    );
    await waitFor(/Reloaded: 1 world file, in \d+ ms/);
    expect((await shop.addCartItem(item)).number).toBe(number + 2);

    copy.edit('packages/mock-server/src/seed/site/notices.ts', (text) =>
      text.replace('Free shipping on every order', 'Free shipping on Mondays'),
    );
    await waitFor(/Reloaded: 1 seed file, in \d+ ms/);
    const [notice] = (await shop.listNotices()).msg;
    expect(notice?.content).toBe('Free shipping on Mondays');
    expect((await shop.addCartItem(item)).number).toBe(number + 4);
  },
);

test('broken code leaves the previous code running and is named with its line', limit, async () => {
  const copy = copyForTest();
  const { url, waitFor } = await startCopy(copy);
  const isReady = async () => (await fetch(new URL('/api/index/title', url))).status;
  copy.edit(cartHandlers, (text) => text.replace('addCartItem: forMembers(', 'addCartItem: forMembers(('));
  await waitFor(/Not reloaded, the previous code still answers\. \S*handlers\/cart\.ts:\d+:\d+/);
  expect(await isReady()).toBe(200);
  copy.edit(
    cartHandlers,
    (text) => `${text.replace('forMembers((', 'forMembers(')}\nthrow new Error('Not now.');\n`,
  );
  await waitFor(/handlers\/cart\.ts:\d+:\d+: Not now\./);
  expect(await isReady()).toBe(200);
  copy.edit(cartHandlers, (text) => text.replace("throw new Error('Not now.');", ''));
  await waitFor(/Reloaded: 1 handler/);
  expect(await isReady()).toBe(200);
});

test('a changed contract is reloaded with the number of its calls', limit, async () => {
  const copy = copyForTest();
  const { url, waitFor } = await startCopy(copy);
  const operations = 'openapi/dist/operations.json';
  copy.edit(operations, (text) => {
    const calls = JSON.parse(text);
    calls.addCartItem.request.body.required = false;
    calls.addCartItem.deprecated = true;
    return JSON.stringify(calls);
  });
  await waitFor(/Reloaded: 1 call, in \d+ ms/);
  expect((await fetch(new URL('/api/index/title', url))).status).toBe(200);
});
