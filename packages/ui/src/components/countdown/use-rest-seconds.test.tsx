import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockContext } from './clock-context.ts';
import { useRestSeconds } from './use-rest-seconds.ts';

const start = Date.UTC(2026, 0, 15, 12);
const clock = () => Date.now();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(endsAtMs: number) {
  const onEnd = vi.fn();
  const shown: number[] = [];
  function Probe() {
    shown.push(useRestSeconds(endsAtMs, onEnd));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <ClockContext value={clock}>
        <Probe />
      </ClockContext>,
    ),
  );
  return { onEnd, shown, wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
}

test('[FLASH-04] counts whole seconds and tells the end once', () => {
  const { onEnd, shown, wait } = show(start + 2_000);
  expect(shown.at(-1)).toBe(2);
  wait(1_000);
  expect(shown.at(-1)).toBe(1);
  wait(1_000);
  expect(shown.at(-1)).toBe(0);
  wait(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('[FLASH-04] [E09] follows the clock after the device slept', () => {
  const { shown, wait } = show(start + 3_600_000);
  vi.setSystemTime(start + 3_000_000);
  wait(1_000);
  expect(shown.at(-1)).toBe(599);
});

test('[FLASH-04] an end in the past is zero and tells nothing', () => {
  const { onEnd, shown, wait } = show(start - 1);
  wait(5_000);
  expect(shown.at(-1)).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
});
