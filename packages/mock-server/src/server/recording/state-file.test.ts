import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShopClient } from '@signal-shop/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createControl } from '../../control/control.ts';
import { demoCustomer } from '../../index.ts';
import { createShop } from '../../shop.ts';
import { picture } from '../../testing/pictures.ts';
import { processLimitMs, startProcess } from '../testing/testing-process.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';
import { persistInFile } from './state-file.ts';

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'shop.sqlite');
}

interface KilledServer {
  url: string;
  kill: () => void;
  ended: Promise<unknown>;
}

/** A server in a child process, so that it can be killed. */
async function startServer(state: string): Promise<KilledServer> {
  const server = startProcess('--port', '0', '--state', state, '--log', 'silent');
  await server.said('Press Ctrl-C to stop.');
  return {
    url: /Control\s+(http:\S+)\/__mock/.exec(server.output())?.[1] ?? '',
    kill: () => void server.child.kill('SIGKILL'),
    ended: server.ended(),
  };
}

async function customer(baseUrl: string, session: string) {
  const shop = createShopClient({ baseUrl, headers: { 'x-mock-session': session } });
  await shop.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  return shop;
}

const kills = [2, 17, 40];

interface Answered {
  number: number;
  pictures: string[];
  clock: number;
}

test('no answered change is lost when the process is killed during a write', {
  timeout: processLimitMs,
}, async () => {
  const state = stateFile();
  const sessions = new Map<string, Answered>(
    ['one', 'two', 'three', 'four'].map((session) => [session, { number: 0, pictures: [], clock: 0 }]),
  );
  for (const killAfter of kills) {
    const server = await startServer(state);
    for (const [session, known] of sessions) await expectKept(server.url, session, known);
    let remainingAnswers = killAfter;
    const answer = () => {
      remainingAnswers -= 1;
      if (remainingAnswers === 0) void server.kill();
    };
    await Promise.allSettled(
      [...sessions].map(([session, known]) => writeUntilKilled(server.url, session, known, answer)),
    );
    await server.ended;
    expect(remainingAnswers).toBeLessThanOrEqual(0);
  }
  const last = await startServer(state);
  for (const [session, known] of sessions) await expectKept(last.url, session, known);
  expect([...sessions.values()].flatMap(({ pictures }) => pictures).length).toBeGreaterThan(2);
});

/** Adds goods, uploads pictures and changes the clock, and records the answers. */
async function writeUntilKilled(url: string, session: string, known: Answered, answered: () => void) {
  const shop = await customer(url, session);
  const control = createControl({ url });
  const { msg: shelf } = await shop.listGoods({ filter: ['inStock'], page_size: 40 });
  for (const { goods_id: id } of shelf) {
    const added = await shop.addCartItem({ id, goods_number: 1 });
    known.number = added.number;
    answered();
    known.pictures.push((await shop.uploadPicture({ file: picture() })).url);
    answered();
    known.clock = (await control.turnClock(session, { advance: 3_600_000 })).ms;
    answered();
  }
}

/** A killed process can have done more than it answered, never less. */
async function expectKept(url: string, session: string, known: Answered): Promise<void> {
  const shop = await customer(url, session);
  expect((await shop.getCart()).number).toBeGreaterThanOrEqual(known.number);
  expect((await createControl({ url }).readClock(session)).ms).toBeGreaterThanOrEqual(known.clock);
  for (const path of known.pictures) expect((await fetch(new URL(path, url))).status).toBe(200);
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
  const store = persistInFile(shop, stateFile());
  onTestFinished(() => store.close());
  const names = Array.from({ length: 20 }, (_, index) => `session-${index}`);
  for (const name of names) shop.world(name).clock.advance(1);
  store.persistUsed();
  const looks = names.map((name) => vi.spyOn(shop.look(name), 'snapshot'));
  shop.world('session-7').clock.advance(1);
  store.persistUsed();
  store.persistUsed();
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual(names.map((_, index) => (index === 7 ? 1 : 0)));
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

test('a foreign or locked file prevents the start with a message', async () => {
  const broken = stateFile();
  writeFileSync(broken, 'This is a letter to my aunt, and not a database.'.repeat(40));
  await expect(startTestServer({ state: broken })).rejects.toThrow(`The state file ${broken} cannot be used`);
  const used = stateFile();
  await startTestServer({ state: used });
  await expect(startTestServer({ state: used })).rejects.toThrow(/in use|locked/);
});
