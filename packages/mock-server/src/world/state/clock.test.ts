import { afterEach, expect, test, vi } from 'vitest';
import { buildWorld } from '../create/world.ts';
import type { ClockState } from './clock.ts';
import { clockState, createClock, frozenAtMs } from './clock.ts';

const noon = '2026-01-15T12:00:00Z';
const noonMs = Date.parse(noon);
const minute = 60_000;

// The files of this project share their timers.
afterEach(() => void vi.useRealTimers());

function clockAt(machine: string, state: () => ClockState) {
  vi.useFakeTimers({ now: Date.parse(machine) });
  let current = state();
  return createClock(
    () => current,
    (next) => {
      current = next;
    },
  );
}

test('a clock without a speed is frozen at its instant', () => {
  const clock = clockAt('2030-01-01T00:00:00Z', () => clockState(noon));
  vi.advanceTimersByTime(minute);
  expect([clock.now(), clock.speed]).toEqual([noonMs, 0]);
  expect(clockState()).toEqual({ kind: 'frozen', atMs: frozenAtMs });
});

test('a clock with a speed runs from its instant, at that multiple of the machine’s clock', () => {
  const clock = clockAt('2030-01-01T00:00:00Z', () => clockState(noon, 60));
  vi.advanceTimersByTime(1_000);
  expect([clock.now(), clock.speed]).toEqual([noonMs + minute, 60]);
});

test('the real clock follows the machine, and a speed applies from its moment on', () => {
  const clock = clockAt('2030-01-01T00:00:00Z', () => clockState('real'));
  expect([clock.now(), clock.speed]).toEqual([Date.now(), 1]);
  const before = clock.now();
  clock.run(1_000);
  vi.advanceTimersByTime(minute);
  expect(clock.now()).toBe(before + 1_000 * minute);
});

test('setting a fast clock preserves its speed, freezing preserves its moment', () => {
  const clock = clockAt('2030-01-01T00:00:00Z', () => clockState(noon, 10));
  clock.advance(minute);
  expect(clock.now()).toBe(noonMs + minute);
  clock.set(noon);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(noonMs + 10_000);
  clock.run(0);
  vi.advanceTimersByTime(minute);
  expect([clock.now(), clock.speed]).toEqual([noonMs + 10_000, 0]);
  clock.run(1);
  vi.advanceTimersByTime(minute);
  expect(clock.now()).toBe(noonMs + 10_000 + minute);
  clock.set('real');
  expect(clock.now()).toBe(Date.now());
});

test.each([-1, 1_001, Number.NaN])('rejects the speed %s', (speed) => {
  expect(() => clockState(noon, speed)).toThrow(/runs 0 to 1000 times/);
});

test('a world has the speed of its options, and a copy preserves it', () => {
  vi.useFakeTimers({ now: noonMs });
  const world = buildWorld({ now: noon, speed: 60 });
  vi.advanceTimersByTime(1_000);
  const copy = buildWorld({});
  copy.restore(world.snapshot());
  expect([world.clock.now(), copy.clock.now(), copy.clock.speed]).toEqual([
    noonMs + minute,
    noonMs + minute,
    60,
  ]);
});

test('subscribers of a fast clock are notified when the sale closes', () => {
  vi.useFakeTimers({ now: noonMs });
  const world = buildWorld({ now: noon, speed: 60 });
  const activities: number[] = [];
  world.onActivity((activity) => activities.push(activity));
  const untilChange = world.millisecondsUntilActivityChange() ?? 0;
  vi.advanceTimersByTime(untilChange / 60 + 1);
  world.announceActivity();
  expect(activities).toEqual([0]);
});
