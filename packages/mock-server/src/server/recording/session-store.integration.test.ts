import { DatabaseSync, StatementSync } from 'node:sqlite';
import { createShopClient } from '@signal-shop/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createControl } from '../../control/control.ts';
import { demoCustomer } from '../../index.ts';
import { createShop } from '../../shop.ts';
import { picture } from '../../testing/pictures.ts';
import type { MockServer } from '../start-mock-server.ts';
import { processLimitMs, startProcess } from '../testing/testing-process.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';
import { stateFile } from '../testing/testing-state.ts';
import { logNothing } from './log.ts';
import { persistInFile } from './session-store.ts';

interface KilledServer {
  url: string;
  kill: () => void;
  exit: Promise<unknown>;
}

/** A server in a child process, so that it can be killed. */
async function startServer(state: string): Promise<KilledServer> {
  const server = startProcess('--port', '0', '--state', state, '--log', 'silent');
  await server.waitForOutput('Press Ctrl-C to stop.');
  return {
    url: /Control\s+(http:\S+)\/__mock/.exec(server.output())?.[1] ?? '',
    kill: () => void server.child.kill('SIGKILL'),
    exit: server.waitForEnd(),
  };
}

async function customer(baseUrl: string, session: string) {
  const shop = createShopClient({ baseUrl, headers: { 'x-mock-session': session } });
  await shop.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  return shop;
}

const kills = [2, 17, 40];

interface SessionAnswers {
  number: number;
  pictures: string[];
  clock: number;
}

test('[K01] no answered change is lost when the process is killed during a write', {
  timeout: processLimitMs,
}, async () => {
  const state = stateFile();
  const sessions = new Map<string, SessionAnswers>(
    ['one', 'two', 'three', 'four'].map((session) => [session, { number: 0, pictures: [], clock: 0 }]),
  );
  for (const killAfter of kills) {
    const server = await startServer(state);
    for (const [session, answers] of sessions) await expectStored(server.url, session, answers);
    let remainingAnswers = killAfter;
    const answer = () => {
      remainingAnswers -= 1;
      if (remainingAnswers === 0) void server.kill();
    };
    await Promise.allSettled(
      [...sessions].map(([session, answers]) => writeUntilKilled(server.url, session, answers, answer)),
    );
    await server.exit;
    expect(remainingAnswers).toBeLessThanOrEqual(0);
  }
  const last = await startServer(state);
  for (const [session, answers] of sessions) await expectStored(last.url, session, answers);
  expect([...sessions.values()].flatMap(({ pictures }) => pictures).length).toBeGreaterThan(2);
});

/** Adds goods, uploads pictures and changes the clock, and records the answers. */
async function writeUntilKilled(url: string, session: string, answers: SessionAnswers, onAnswer: () => void) {
  const shop = await customer(url, session);
  const control = createControl({ url });
  const { msg: goods } = await shop.listGoods({ filter: ['inStock'], page_size: 40 });
  for (const { goods_id: id } of goods) {
    const addAnswer = await shop.addCartItem({ id, goods_number: 1 });
    answers.number = addAnswer.number;
    onAnswer();
    answers.pictures.push((await shop.uploadPicture({ file: picture() })).url);
    onAnswer();
    answers.clock = (await control.turnClock(session, { advance: 3_600_000 })).ms;
    onAnswer();
  }
}

/** A killed process can have done more than it answered, never less. */
async function expectStored(url: string, session: string, answers: SessionAnswers): Promise<void> {
  const shop = await customer(url, session);
  expect((await shop.getCart()).number).toBeGreaterThanOrEqual(answers.number);
  expect((await createControl({ url }).readClock(session)).ms).toBeGreaterThanOrEqual(answers.clock);
  for (const path of answers.pictures) expect((await fetch(new URL(path, url))).status).toBe(200);
}

test('clock, scenario and login of a session survive a restart', async () => {
  const state = stateFile();
  const first = await startTestServer({ state });
  const before = await customer(first.url, 'designer');
  const steer = (url: string, path: string, body: object) =>
    fetch(`${url}/__mock/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  await steer(first.url, 'sessions/designer/scenario', { scenarios: ['cart.one'], keep: true });
  await steer(first.url, 'clock', { session: 'designer', advance: 3_600_000 });
  const token = await before.session.token();
  await first.close();

  const second = await startTestServer({ state });
  const after = createShopClient({
    baseUrl: second.url,
    headers: { 'x-mock-session': 'designer', authorization: token ?? '' },
  });
  expect((await after.getCart()).number).toBe(1);
  const { server_time } = await after.getFlashSale();
  expect(server_time).toBe(Date.parse('2026-01-15T13:00:00Z') / 1000);
});

test('[K05] a repeated request has no second effect after a restart', async () => {
  const state = stateFile();
  const add = async (server: MockServer) =>
    (
      await post(
        server,
        '/api/product/addCart',
        { id: 2103, goods_number: 1 },
        { authorization: 'tok_customer_of_the_demonstration', 'idempotency-key': 'intention-0001' },
      )
    ).headers.get('idempotent-replayed');
  const scenario = ['auth.customer', 'cart.empty'];
  const first = await startTestServer({ state, scenario });
  expect(await add(first)).toBeNull();
  await first.close();
  expect(await add(await startTestServer({ state, scenario }))).toBe('true');
});

test('a deleted session does not return after a restart', async () => {
  const state = stateFile();
  const first = await startTestServer({ state });
  for (const name of ['kept', 'gone']) await post(first, '/__mock/sessions', { name });
  await fetch(new URL('/__mock/sessions/gone', first.url), { method: 'DELETE' });
  await first.close();
  const { body } = await get(await startTestServer({ state }), '/__mock/sessions');
  expect(body).toMatchObject({ sessions: expect.not.arrayContaining(['gone']) });
  expect(body).toMatchObject({ sessions: expect.arrayContaining(['kept']) });
});

test('a control call persists its session only', () => {
  const shop = createShop();
  const store = persistInFile(shop, stateFile(), logNothing);
  onTestFinished(() => store.close());
  const names = Array.from({ length: 20 }, (_, index) => `session-${index}`);
  for (const name of names) shop.world(name).clock.advance(1);
  store.persistUsed();
  const snapshotSpies = names.map((name) => vi.spyOn(shop.peek(name), 'snapshot'));
  shop.world('session-7').clock.advance(1);
  store.persistUsed();
  store.persistUsed();
  expect(snapshotSpies.map(({ mock }) => mock.calls.length)).toEqual(
    names.map((_, index) => (index === 7 ? 1 : 0)),
  );
});

test('an authorization code survives a restart', async () => {
  const state = stateFile();
  const first = await startTestServer({ state });
  const back = new URLSearchParams({
    redirect_uri: `${first.url}/login/login`,
    state: 'mine',
    account: 'ada',
  });
  const allowed = await fetch(`${first.url}/__mock/provider/facebook/allow?${back}`, { redirect: 'manual' });
  const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect(code).toMatch(/\S/);
  await first.close();
  const { text } = await get(await startTestServer({ state }), '/__mock/sessions/default/state');
  expect(text).toContain(code);
});

test.each([
  ['[K02] with a full disk', 'database or disk is full'],
  ['[K03] after an I/O error', 'disk I/O error'],
])('%s reads are answered, and a refused write has no effect, now or later', async (_when, failure) => {
  const state = stateFile();
  const server = await startTestServer({ state });
  const shop = await customer(server.url, 'default');
  const [goods] = (await shop.listGoods({ filter: ['inStock'] })).msg;
  const id = goods?.goods_id ?? 0;
  const { number } = await shop.addCartItem({ id, goods_number: 1 });
  const disk = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
    throw new Error(failure);
  });
  onTestFinished(() => disk.mockRestore());
  await expect(shop.addCartItem({ id, goods_number: 1 })).rejects.toMatchObject({
    status: 507,
    message: expect.stringContaining(failure),
  });
  expect((await shop.getCart()).number).toBe(number);
  const visitor = createShopClient({ baseUrl: server.url, headers: { 'x-mock-session': 'new' } });
  expect((await visitor.getFlashSale()).server_time).toBeGreaterThan(0);
  disk.mockRestore();
  expect((await shop.addCartItem({ id, goods_number: 1 })).number).toBe(number + 1);
});

test('[K04] a damaged session is moved aside and named; the others are restored', async () => {
  const state = stateFile();
  const first = await startTestServer({ state });
  for (const name of ['whole', 'damaged']) await post(first, '/__mock/sessions', { name });
  await first.close();
  const database = new DatabaseSync(state);
  database.exec(`UPDATE sessions SET state = '{"cart": [' WHERE session = 'damaged'`);
  database.close();
  const lines: string[] = [];
  const second = await startTestServer({ state, log: (line) => void lines.push(line) });
  expect(lines).toEqual([expect.stringMatching(/damaged session, damaged: .*JSON/)]);
  const { body } = await get(second, '/__mock/sessions');
  expect(body).toMatchObject({ sessions: expect.arrayContaining(['whole']) });
  expect(body).toMatchObject({ sessions: expect.not.arrayContaining(['damaged']) });
});
