import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNear } from './use-near.ts';

const phonePx = 390;
const desktopPx = 1280;

let tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;

/** A window whose test says what comes into it. */
class Told {
  constructor(listener: typeof tell) {
    tell = listener;
  }
  observe() {}
  disconnect() {}
}

function Strip() {
  const { place, isNear } = useNear();
  return <div ref={place}>{isNear ? 'all' : 'the first'}</div>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Told);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function renderStrip(width: number): HTMLElement {
  vi.stubGlobal('innerWidth', width);
  return render(<Strip />).container;
}

test('[FLASH-05] a phone draws the other goods of a strip when it comes into the window', () => {
  const place = renderStrip(phonePx);
  act(() => tell([{ isIntersecting: false }]));
  expect(place.textContent).toBe('the first');
  act(() => tell([{ isIntersecting: true }]));
  act(() => tell([{ isIntersecting: false }]));
  expect(place.textContent).toBe('all');
});

test('[FLASH-05] a phone draws them after a while, wherever the window stands', () => {
  const place = renderStrip(phonePx);
  act(() => vi.runAllTimers());
  expect(place.textContent).toBe('all');
});

test('[FLASH-05] where several goods stand side by side they are drawn at once', () => {
  expect(renderStrip(desktopPx).textContent).toBe('all');
});
