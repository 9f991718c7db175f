import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLifetime } from './use-lifetime.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  const onEnd = vi.fn();
  function Probe({ held }: { held: boolean }) {
    useLifetime(6_000, held, onEnd);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = (held: boolean) => act(() => root.render(<Probe held={held} />));
  return { onEnd, draw, wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
}

test('[BEY-12] a message ends after its lifetime, once', () => {
  const { onEnd, draw, wait } = show();
  draw(false);
  wait(5_999);
  expect(onEnd).not.toHaveBeenCalled();
  wait(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('[BEY-12] a message that is pointed at waits, and then has only its rest left', () => {
  const { onEnd, draw, wait } = show();
  draw(false);
  wait(4_000);
  draw(true);
  wait(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  draw(false);
  wait(1_999);
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
