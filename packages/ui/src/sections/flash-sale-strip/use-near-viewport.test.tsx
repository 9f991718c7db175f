import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNearViewport } from './use-near-viewport.ts';

const phonePx = 390;
const desktopPx = 1280;

let tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;

/** A fake IntersectionObserver whose test triggers intersections. */
class FakeIntersectionObserver {
  constructor(listener: typeof tell) {
    tell = listener;
  }
  observe() {}
  disconnect() {}
}

function Strip() {
  const { element, isNear } = useNearViewport();
  return <div ref={element}>{isNear ? 'all' : 'the first'}</div>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function renderStrip(width: number): HTMLElement {
  vi.stubGlobal('innerWidth', width);
  return render(<Strip />).container;
}

test('[FLASH-05] a phone renders the other goods of a strip when it enters the viewport', () => {
  const strip = renderStrip(phonePx);
  act(() => tell([{ isIntersecting: false }]));
  expect(strip.textContent).toBe('the first');
  act(() => tell([{ isIntersecting: true }]));
  act(() => tell([{ isIntersecting: false }]));
  expect(strip.textContent).toBe('all');
});

test('[FLASH-05] a phone renders them after a timeout, wherever it is scrolled', () => {
  const strip = renderStrip(phonePx);
  act(() => vi.runAllTimers());
  expect(strip.textContent).toBe('all');
});

test('[FLASH-05] screens with several goods in a row render them at once', () => {
  expect(renderStrip(desktopPx).textContent).toBe('all');
});
