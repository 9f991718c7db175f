import { expect, test } from 'vitest';
import type { CallSummary } from '../../control/control-answers.ts';
import type { MockServer } from '../start-mock-server.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';

async function callsOf(server: MockServer, session = 'default'): Promise<readonly CallSummary[]> {
  return Object((await get(server, `/__mock/calls?session=${session}`)).body).calls;
}

test('a wrong URL and a wrong method are in the list of calls and in the log, without an operation', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ log: (line) => lines.push(line) });
  const lost = await post(server, '/api/product/getCart', {}, { authorization: 'tok_mine' });
  const wrong = await get(server, '/api/product/getGoodsCart?page=2');
  expect(await callsOf(server)).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/api/product/getCart',
      operationId: null,
      status: 404,
      requestId: lost.headers.get('request-id'),
    }),
    expect.objectContaining({ method: 'GET', status: 405, requestId: wrong.headers.get('request-id') }),
  ]);
  expect(lines).toEqual([
    'POST /api/product/getCart 404 code 9002: no call of the contract [default]',
    'GET /api/product/getGoodsCart 405 code 9002: no call of the contract [default]',
  ]);
  expect((await get(server, '/__mock/calls/2')).body).toMatchObject({
    query: { page: '2' },
    answer: { headers: { allow: 'POST' }, body: wrong.body },
  });
});

test('it belongs to the session of its request, and is in its archive', async () => {
  const server = await startTestServer();
  await post(server, '/api/nothing', {}, { 'x-mock-session': 'mine' });
  expect(await callsOf(server)).toEqual([]);
  expect(await callsOf(server, 'mine')).toHaveLength(1);
  expect((await get(server, '/__mock/har?session=mine')).text).toContain('no call of the contract');
});

test('a test that waits for any call does not get a wrong URL', async () => {
  const server = await startTestServer();
  await post(server, '/api/nothing', {});
  await get(server, '/api/index/title');
  const call = await post(server, '/__mock/calls/await', { within: 20 });
  expect(call.body).toMatchObject({ operationId: 'listNotices' });
});
