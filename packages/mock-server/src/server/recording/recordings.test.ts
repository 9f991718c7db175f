import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { get, post, startTestServer } from '../testing/testing-server.ts';

const login = '/api/login/login';
const cart = '/api/product/getGoodsCart';
const add = '/api/product/addCart';
const profile = '/api/order/getCustomer';
const addresses = '/api/order/getAddresses';
const ada = { email: 'ada@example.com', password: 'volt-2026' };

function fileOfItsOwn(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'signal-recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'calls.jsonl');
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

function tokenOf(body: unknown): string {
  const { token } = Object(body).data;
  expect(token).toMatch(/^[!-~]{16,}$/);
  return String(token);
}

/** Records calls to another mock server, whose cart has an item already, and closes both. */
async function recordVisit(path: string): Promise<readonly unknown[]> {
  const backend = await startTestServer({ scenario: ['cart.one'] });
  const proxy = { url: backend.url, operations: ['*'] as const };
  const mock = await startTestServer({ proxy, record: path });
  const loggedIn = await post(mock, login, ada);
  const headers = { authorization: tokenOf(loggedIn.body) };
  const answers = [
    await post(mock, cart, {}, headers),
    await post(mock, add, { id: 2011, goods_number: 1 }, headers),
    await post(mock, cart, {}, headers),
    await post(mock, profile, {}, headers),
    await post(mock, addresses, {}, headers),
  ];
  await Promise.all([mock.close(), backend.close()]);
  return answers.map(({ body }) => body);
}

test('[BEY-61] a recorded visit is replayed without the backend, in its order', async () => {
  const path = fileOfItsOwn();
  const [before, added, after] = await recordVisit(path);
  const replay = await startTestServer({ replay: path, scenario: ['cart.empty'] });
  const loggedIn = await post(replay, login, { email: 'other@example.com', password: 'another-1' });
  expect(loggedIn.body).toMatchObject({ code: 1 });
  const headers = { authorization: tokenOf(loggedIn.body) };
  const first = await post(replay, cart, {}, headers);
  expect(first.body).toEqual(before);
  expect(first.headers.get('mock-replayed')).toBe('true');
  expect((await post(replay, add, { id: 2011, goods_number: 1 }, headers)).body).toEqual(added);
  expect((await post(replay, cart, {}, headers)).body).toEqual(after);
  expect((await post(replay, cart, {}, headers)).body).toEqual(after);
});

test('[BEY-61] the mock server answers what was not recorded, also for the login of the recording', async () => {
  const path = fileOfItsOwn();
  await recordVisit(path);
  const replay = await startTestServer({ replay: path });
  const { body } = await post(replay, login, ada);
  const orders = await post(replay, '/api/order/index', {}, { authorization: tokenOf(body) });
  expect(orders.headers.get('mock-replayed')).toBeNull();
  expect(orders.body).toMatchObject({ code: 1 });
  expect((await post(replay, cart, {}, { 'accept-language': 'de' })).headers.get('mock-replayed')).toBeNull();
  const otherSession = await post(replay, login, ada, { 'x-mock-session': 'other' });
  const ofOther = { 'x-mock-session': 'other', authorization: tokenOf(otherSession.body) };
  expect((await post(replay, cart, {}, ofOther)).headers.get('mock-replayed')).toBe('true');
});

test('[BEY-61] a recording contains no personal data', async () => {
  const path = fileOfItsOwn();
  await recordVisit(path);
  const text = readFileSync(path, 'utf8');
  expect(text.trim().split('\n')).toHaveLength(6);
  for (const secret of ['volt-2026', 'ada@', '"tok_', '"Ada', 'Brennan', 'Harbor', '98101', '555'])
    expect(text).not.toContain(secret);
});

test('an answer of the mock server itself is not recorded', async () => {
  const path = fileOfItsOwn();
  const mock = await startTestServer({
    proxy: { url: 'http://127.0.0.1:9', operations: ['getCart'] },
    record: path,
  });
  await post(mock, cart, {});
  await get(mock, '/api/index/title');
  await post(mock, '/api/index/getCategoryList', {});
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('a recording that can no longer be written is reported once, and the calls are still answered', async () => {
  const path = fileOfItsOwn();
  const errors: string[] = [];
  const backend = await startTestServer();
  const mock = await startTestServer({
    ...{ proxy: { url: backend.url, operations: ['*'] }, record: path },
    log: (text, kind) => void (kind === 'error' && errors.push(text)),
  });
  rmSync(path);
  mkdirSync(path);
  for (const _call of ['first', 'second'])
    expect((await post(mock, '/api/index/getCategoryList', {})).body).toMatchObject({ code: 1 });
  expect(errors).toEqual([`The recording ${path} ends here, because the file cannot be written: EISDIR.`]);
});

const line = {
  operationId: 'listCategories',
  when: {},
  language: null,
  shipTo: null,
  login: false,
  status: 200,
  answer: { code: 1, msg: { tree: [], lang: 'en' } },
};

test.each([
  ['{"operationId":', 'line 2: this is not a JSON object.'],
  [JSON.stringify({ ...line, operationId: 'fly' }), 'line 2: the contract has no call "fly".'],
  [JSON.stringify({ ...line, answer: 'none' }), 'line 2: answer must be an object'],
  [JSON.stringify({ ...line, login: 'yes' }), 'line 2: login must be true or false.'],
  [
    JSON.stringify({ ...line, answer: { code: 1, msg: { tree: 'none', lang: 'en' } } }),
    /line 2, \/api\/index\/getCategoryList: .*listCategories.*msg\.tree must be of type array/,
  ],
])('[BEY-61] a broken recording is refused with its line, and nothing starts', async (broken, sentence) => {
  const path = fileOfItsOwn(`${JSON.stringify(line)}\n${broken}\n`);
  await expect(startTestServer({ replay: path })).rejects.toThrow(sentence);
});

test('an answer that breaks the contract is sent when its line is unchecked', async () => {
  const answer = { code: 1, msg: { tree: 'none', lang: 'en' } };
  const path = fileOfItsOwn(JSON.stringify({ ...line, answer, unchecked: true }));
  const replay = await startTestServer({ replay: path });
  expect((await post(replay, '/api/index/getCategoryList', {})).body).toEqual(answer);
});

test('a missing recording and a folder that does not exist are refused with a sentence', async () => {
  await expect(startTestServer({ replay: '/nowhere/calls.jsonl' })).rejects.toThrow(
    'The recording /nowhere/calls.jsonl cannot be read: ENOENT.',
  );
  await expect(startTestServer({ record: fileOfItsOwn('{}\n') })).rejects.toThrow(
    'exists: delete it, or choose another file.',
  );
  await expect(startTestServer({ record: '/nowhere/calls.jsonl' })).rejects.toThrow(
    'The recording /nowhere/calls.jsonl cannot be written: ENOENT.',
  );
});
