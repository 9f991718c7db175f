import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLifetime } from './use-lifetime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show() {
  const onEnd = vi.fn();
  const { rerender } = renderHook((paused: boolean) => useLifetime(6_000, paused, onEnd), {
    initialProps: false,
  });
  return { onEnd, hold: rerender, wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
}

test('[BEY-12] a toast is dismissed once, after its lifetime', () => {
  const { onEnd, wait } = show();
  wait(5_999);
  expect(onEnd).not.toHaveBeenCalled();
  wait(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('[BEY-12] hover pauses the lifetime of a toast, which then resumes', () => {
  const { onEnd, hold, wait } = show();
  wait(4_000);
  hold(true);
  wait(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  hold(false);
  wait(1_999);
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
