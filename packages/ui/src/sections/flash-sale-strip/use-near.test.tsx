import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNear } from './use-near.ts';

const phonePx = 390;
const desktopPx = 1280;

let root: Root | null = null;
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', Told);
});
afterEach(async () => {
  await act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(width: number): Promise<HTMLElement> {
  vi.stubGlobal('innerWidth', width);
  const place = document.createElement('div');
  root = createRoot(place);
  await act(() => root?.render(<Strip />));
  return place;
}

test('[FLASH-05] a phone draws the other goods of a strip when it comes into the window', async () => {
  const place = await open(phonePx);
  await act(() => tell([{ isIntersecting: false }]));
  expect(place.textContent).toBe('the first');
  await act(() => tell([{ isIntersecting: true }]));
  await act(() => tell([{ isIntersecting: false }]));
  expect(place.textContent).toBe('all');
});

test('[FLASH-05] a phone draws them after a while, wherever the window stands', async () => {
  const place = await open(phonePx);
  await act(() => vi.runAllTimers());
  expect(place.textContent).toBe('all');
});

test('[FLASH-05] where several goods stand side by side they are drawn at once', async () => {
  expect((await open(desktopPx)).textContent).toBe('all');
});
