import { expect, test } from 'vitest';
import { buildWorld } from './world.ts';
import { createWorlds, TooManySessions } from './worlds.ts';

const minute = 60_000;

function worlds(most = 3) {
  let now = 0;
  const made = createWorlds({
    make: (session) => buildWorld({ session }),
    most,
    idleMs: 60 * minute,
    machineNow: () => now,
  });
  const wait = (ms: number) => {
    now += ms;
  };
  return { ...made, wait };
}

test('a session is idle until it is used again, and a look is no use', () => {
  const { get, look, idleMs, wait } = worlds();
  get('one');
  wait(5 * minute);
  look('one');
  expect(idleMs('one')).toBe(5 * minute);
  get('one');
  expect(idleMs('one')).toBe(0);
  expect(idleMs('nobody')).toBe(0);
});

test('a world beside a session goes after ten idle minutes, as soon as another begins; a session stays', () => {
  const { get, sessions, wait } = worlds();
  for (const session of ['default', 'default~cart.many']) get(session);
  wait(11 * minute);
  expect(sessions()).toEqual(['default', 'default~cart.many']);
  get('more');
  expect(sessions()).toEqual(['default', 'more']);
});

test('where all places are in use, nobody else comes in; an hour later there is room', () => {
  const { get, look, sessions, wait } = worlds(2);
  for (const session of ['one', 'two']) get(session);
  expect(() => get('three')).toThrow(TooManySessions);
  expect(() => look('three')).toThrow(TooManySessions);
  wait(61 * minute);
  get('two');
  get('three');
  expect(sessions()).toEqual(['two', 'three']);
});

test('only who was used since it was settled can have changed', () => {
  const { get, look, put, settle, unsettled } = worlds();
  for (const session of ['one', 'two']) get(session);
  expect(unsettled()).toEqual(['one', 'two']);
  for (const session of ['one', 'two', 'nobody']) settle(session);
  look('one');
  expect(unsettled()).toEqual([]);
  get('two');
  expect(unsettled()).toEqual(['two']);
  put('one', buildWorld({ session: 'one' }));
  expect(unsettled()).toEqual(['one', 'two']);
});
