import { expect, test } from 'vitest';
import { replayOf } from './replay.ts';

const call = {
  method: 'POST',
  path: '/api/car/addCar',
  query: { from: 'a b' },
  session: 'mine',
  request: {
    headers: {
      host: 'localhost',
      cookie: 'mock_session=mine',
      'content-type': 'application/json',
      authorization: 'tok_1',
      'accept-language': 'de',
      'idempotency-key': 'key-1',
      'content-length': '9',
    },
    body: { id: 1 },
  },
};

test('a replayed call is sent as recorded, into its session, without connection headers', () => {
  expect(replayOf(call)).toEqual({
    path: '/api/car/addCar?from=a+b',
    init: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'tok_1',
        'accept-language': 'de',
        'idempotency-key': 'key-1',
        'x-mock-session': 'mine',
      },
      body: '{"id":1}',
    },
  });
});

test('a call to a world beside a session is replayed in that world', () => {
  expect(replayOf({ ...call, session: 'default~cart.many' })?.init.headers).toMatchObject({
    'x-mock-session': 'default',
    'x-mock-scenario': 'cart.many',
  });
});

test('a call without a body is replayed without one; one with a picture cannot be replayed', () => {
  const { body, ...request } = call.request;
  expect(replayOf({ ...call, method: 'GET', query: {}, request: { headers: {} } })).toEqual({
    path: '/api/car/addCar',
    init: { method: 'GET', headers: { 'x-mock-session': 'mine' } },
  });
  expect(
    replayOf({ ...call, request: { ...request, headers: { 'content-type': 'image/png' }, body } }),
  ).toBeNull();
  expect(replayOf({ ...call, request: { ...request, body: 'A body of 70000 characters' } })).toBeNull();
});
