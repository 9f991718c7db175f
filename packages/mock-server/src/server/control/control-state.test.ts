import { expect, test } from 'vitest';
import { scenarioList } from '../../scenarios/create/apply-scenarios.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { fromPlainState, toPlainState } from '../../world/create/plain-state.ts';
import { writeSnapshot } from '../../world/create/snapshot.ts';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, readAnswer, startTestServer } from '../testing/testing-server.ts';

async function patch(server: MockServer, operations: unknown) {
  const url = new URL('/__mock/sessions/default/state', server.url);
  const headers = { 'content-type': 'application/json' };
  return readAnswer(await fetch(url, { method: 'PATCH', body: JSON.stringify(operations), headers }));
}

test('the world of a session can be read as a tree and changed by a JSON Patch', async () => {
  const server = await startTestServer();
  await post(server, '/__mock/sessions/default/scenario', { scenarios: ['cart.one'] });
  const { body } = await get(server, '/__mock/sessions/default/state');
  expect(body).toMatchObject({ session: 'default', state: { locale: 'en', carts: { 1: { lines: [{}] } } } });
  const patchAnswer = await patch(server, [
    { op: 'replace', path: '/locale', value: 'de' },
    { op: 'replace', path: '/carts/1/lines/0/quantity', value: 2 },
    { op: 'add', path: '/gone/0', value: 1011 },
  ]);
  expect(patchAnswer.status).toBe(200);
  const answer = await post(server, '/api/goods/getGoodsById', { id: 1011 });
  expect(answer.body).toMatchObject({ code: 3001, msg: expect.stringContaining('nicht') });
});

test.each([
  [[{ op: 'replace', path: '/locale', value: 7 }], '/locale must be a string'],
  [[{ op: 'replace', path: '/locale', value: 'klingon' }], 'The shop cannot be in this state'],
  [[{ op: 'remove', path: '/carts' }], '/carts is missing'],
  [[{ op: 'add', path: '/parrots', value: {} }], 'There is no /parrots'],
  [[{ op: 'replace', path: '/display/text', value: 'purple' }], 'The shop cannot be in this state'],
  [[{ op: 'replace', path: '/customers/1/nickname', value: '' }], 'getUserInfo would break the contract'],
  [[{ op: 'replace', path: '/orders/SG20260111000027/lines', value: 5 }], 'could not answer'],
  [[{ op: 'add', path: '/customers/1/savedCards', value: [{ id: 'x' }] }], 'could not answer'],
  [[{ op: 'add', path: '/answers/a\u0000b', value: {} }], 'The key "a\\u0000b" of answers has a character'],
  [[{ op: 'add', path: '/answers/a\ud800', value: {} }], 'The key "a\\ud800" of answers has a character'],
  [[{ op: 'add', path: '/tokens/\u0000', value: {} }], 'The key "\\u0000" of tokens has a character'],
  [[{ op: 'replace', path: '/no/where', value: 1 }], 'The patch cannot be applied'],
  [[{ op: 'explode', path: '/locale' }], 'Send a JSON Patch'],
  [[{ op: 'add', path: 'locale', value: 'de' }], 'Invalid JSON Pointer'],
  [[{ op: 'test', path: '/locale', value: 'de' }], '/locale has another value'],
  [{ locale: 'de' }, 'Send a JSON Patch'],
])('%j changes nothing and is refused with a message', async (operations, sentence) => {
  const server = await startTestServer();
  const before = await get(server, '/__mock/sessions/default/state');
  const answer = await patch(server, operations);
  expect(answer).toMatchObject({ status: 400, body: { msg: expect.stringContaining(sentence) } });
  expect((await get(server, '/__mock/sessions/default/state')).body).toEqual(before.body);
});

test('a patch that copies its copies is refused before it exhausts the memory', async () => {
  const server = await startTestServer();
  const steps = Array.from({ length: 40 }, (_, index) => ({
    op: 'copy',
    from: '/drawn',
    path: `/drawn/${index}`,
  }));
  const answer = await patch(server, steps);
  expect(answer).toMatchObject({ status: 400, body: { msg: expect.stringContaining('more than 4 MB') } });
});

test('two long lists are compared without computing their diff', async () => {
  const server = await startTestServer();
  const long = Array.from({ length: 20_000 }, (_, index) => index);
  const steps = [
    { op: 'add', path: '/scenarios', value: long },
    { op: 'test', path: '/scenarios', value: [...long, 'more'] },
  ];
  const startedAt = performance.now();
  expect(await patch(server, steps)).toMatchObject({ status: 400 });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('a snapshot of one session can be restored in another', async () => {
  const server = await startTestServer();
  await post(server, '/__mock/sessions/one/scenario', { scenarios: ['cart.many'] });
  const { body } = await get(server, '/__mock/sessions/one/snapshot');
  expect(await post(server, '/__mock/sessions/two/restore', body)).toMatchObject({ status: 200 });
  const [one, two] = await Promise.all(
    ['one', 'two'].map((session) => get(server, `/__mock/sessions/${session}/state`)),
  );
  expect(two?.body).toEqual({ ...Object(one?.body), session: 'two' });
  const brokenRestore = await post(server, '/__mock/sessions/two/restore', { snapshot: '{"clock":' });
  expect(brokenRestore).toMatchObject({ status: 400 });
});

test('a snapshot with a key that a store cannot write is refused with a message', async () => {
  const server = await startTestServer();
  const world = createWorld();
  world.rows.answers.set('a\u0000b', { fingerprint: 1, storedAt: 1, headers: {}, body: {} });
  const answer = await post(server, '/__mock/sessions/two/restore', { snapshot: world.snapshot() });
  const sentence = 'The key "a\\u0000b" of answers has a character that a store cannot write.';
  expect(answer).toMatchObject({ status: 400, body: { msg: expect.stringContaining(sentence) } });
});

test.each(scenarioList.map(({ name }) => name).filter((name) => !name.includes(':')))(
  'the tree of %s converts back to the same state',
  (scenarios) => {
    const { state } = createWorld({ scenarios });
    expect(writeSnapshot(fromPlainState(toPlainState(state), state))).toBe(writeSnapshot(state));
  },
);
