import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createShopClient } from '@signal-shop/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { demoCustomer } from '../index.ts';
import { get, post, startTestServer } from './testing-server.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'shop.sqlite');
}

/** A server in a process of its own, so that it can be killed. */
async function startProcess(state: string): Promise<{ url: string; kill: () => Promise<unknown> }> {
  const child = spawn(process.execPath, [cli, '--port', '0', '--state', state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await expect.poll(() => output, { timeout: 15_000 }).toContain('Ctrl-C ends it.');
  const url = /Control\s+(http:\S+)\/__mock/.exec(output)?.[1] ?? '';
  return {
    url,
    kill: () => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    },
  };
}

async function customer(baseUrl: string, session: string) {
  const shop = createShopClient({ baseUrl, headers: { 'x-mock-session': session } });
  await shop.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  return shop;
}

test('nothing that was answered is lost when the process is killed in the middle of a write', {
  timeout: 60_000,
}, async () => {
  const state = stateFile();
  const first = await startProcess(state);
  let answered = 0;
  const writing = async (session: string) => {
    const shop = await customer(first.url, session);
    const { msg: shelf } = await shop.listGoods({ filter: ['inStock'], page_size: 10 });
    for (const { goods_id: id } of shelf) {
      await shop.addCartItem({ id, goods_number: 1 });
      answered += 1;
      if (answered === 25) void first.kill();
    }
  };
  const sessions = ['one', 'two', 'three', 'four', 'five', 'six'];
  const numbers = new Map(sessions.map((session) => [session, 0]));
  await Promise.allSettled(sessions.map(writing));
  expect(answered).toBeGreaterThanOrEqual(25);
  const second = await startProcess(state);
  for (const session of sessions) {
    const shop = await customer(second.url, session);
    numbers.set(session, (await shop.getCart()).number);
  }
  const kept = [...numbers.values()].reduce((sum, number) => sum + number, 0);
  expect(kept).toBeGreaterThanOrEqual(answered);
});

test('clock, scenario and login of a session go on where the last process ended', async () => {
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

test('a session that was deleted is not there after the next start', async () => {
  const state = stateFile();
  const first = await startTestServer({ state });
  for (const name of ['kept', 'gone']) await post(first, '/__mock/sessions', { name });
  await fetch(new URL('/__mock/sessions/gone', first.url), { method: 'DELETE' });
  await first.close();
  const { body } = await get(await startTestServer({ state }), '/__mock/sessions');
  expect(body).toMatchObject({ sessions: expect.not.arrayContaining(['gone']) });
  expect(body).toMatchObject({ sessions: expect.arrayContaining(['kept']) });
});

test('a file that is none of ours, and one that is in use, end the start with a sentence', async () => {
  const broken = stateFile();
  writeFileSync(broken, 'This is a letter to my aunt, and not a database.'.repeat(40));
  await expect(startTestServer({ state: broken })).rejects.toThrow(`The state file ${broken} cannot be used`);
  const used = stateFile();
  await startTestServer({ state: used });
  await expect(startTestServer({ state: used })).rejects.toThrow(/in use|locked/);
});
