import { expect, test } from 'vitest';
import { buildWorld } from './world.ts';
import { createWorlds, TooManySessions } from './worlds.ts';

const minute = 60_000;

function worlds(most = 3) {
  let now = 0;
  const registry = createWorlds({
    make: (session) => buildWorld({ session }),
    most,
    idleMs: 60 * minute,
    machineNow: () => now,
  });
  const wait = (ms: number) => {
    now += ms;
  };
  return { ...registry, wait };
}

test('a session is idle until its next use, and peeking is no use', () => {
  const { get, peek, idleMs, wait } = worlds();
  get('one');
  wait(5 * minute);
  peek('one');
  expect(idleMs('one')).toBe(5 * minute);
  get('one');
  expect(idleMs('one')).toBe(0);
  expect(idleMs('nobody')).toBe(0);
});

test('a world of a request’s scenarios is removed after ten idle minutes, when another is created; a session stays', () => {
  const { get, sessions, wait } = worlds();
  for (const session of ['default', 'default~cart.many']) get(session);
  wait(11 * minute);
  expect(sessions()).toEqual(['default', 'default~cart.many']);
  get('more');
  expect(sessions()).toEqual(['default', 'more']);
});

test('refuses new sessions at capacity; after an idle hour there is room', () => {
  const { get, peek, sessions, wait } = worlds(2);
  for (const session of ['one', 'two']) get(session);
  expect(() => get('three')).toThrow(TooManySessions);
  expect(peek('three').session).toBe('three');
  expect(sessions()).toEqual(['one', 'two']);
  wait(61 * minute);
  get('two');
  get('three');
  expect(sessions()).toEqual(['two', 'three']);
});

test('a session makes room only after its idle time, not at its very limit', () => {
  const { get, wait } = worlds(1);
  get('one');
  wait(60 * minute);
  expect(() => get('two')).toThrow(TooManySessions);
  wait(1);
  expect(get('two').session).toBe('two');
});

test('only sessions used since they were settled can have changed', () => {
  const { get, peek, put, settle, unsettled } = worlds();
  for (const session of ['one', 'two']) get(session);
  expect(unsettled()).toEqual(['one', 'two']);
  for (const session of ['one', 'two', 'nobody']) settle(session);
  peek('one');
  expect(unsettled()).toEqual([]);
  get('two');
  expect(unsettled()).toEqual(['two']);
  put('one', buildWorld({ session: 'one' }));
  expect(unsettled()).toEqual(['one', 'two']);
});
