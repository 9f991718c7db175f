import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockContext } from './clock-context.ts';
import { useRestSeconds } from './use-rest-seconds.ts';

const start = Date.UTC(2026, 0, 15, 12);
const clock = () => Date.now();

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

function countDown(endsAtMs: number) {
  const onEnd = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ClockContext value={clock}>{children}</ClockContext>
  );
  const { result } = renderHook(() => useRestSeconds(endsAtMs, onEnd), { wrapper });
  return { onEnd, result, wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
}

test('[FLASH-04] counts whole seconds and calls onEnd once', () => {
  const { onEnd, result, wait } = countDown(start + 2_000);
  expect(result.current).toBe(2);
  wait(1_000);
  expect(result.current).toBe(1);
  wait(1_000);
  expect(result.current).toBe(0);
  wait(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('[FLASH-04] [E09] follows the clock after the device was asleep', () => {
  const { result, wait } = countDown(start + 3_600_000);
  vi.setSystemTime(start + 3_000_000);
  wait(1_000);
  expect(result.current).toBe(599);
});

test('[FLASH-04] a past end is zero and does not call onEnd', () => {
  const { onEnd, result, wait } = countDown(start - 1);
  wait(5_000);
  expect(result.current).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
});
