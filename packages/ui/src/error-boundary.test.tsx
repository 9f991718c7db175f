import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

let isBroken = false;

function Part() {
  if (isBroken) throw new TypeError("This document requires 'TrustedHTML' assignment.");
  return <p>Goods</p>;
}

async function draw() {
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  const at = (resetKey: string) =>
    act(() =>
      root.render(
        <>
          <header>signal</header>
          <ErrorBoundary
            resetKey={resetKey}
            fallback={(_, retry) => (
              <button type="button" onClick={retry}>
                Try again
              </button>
            )}
          >
            <Part />
          </ErrorBoundary>
        </>,
      ),
    );
  await at('/car');
  return { place, at };
}

test('[ERR-02] [L08] a part that cannot be drawn leaves everything beside it', async () => {
  isBroken = true;
  const { place } = await draw();
  expect(place.textContent).toBe('signalTry again');
});

test('[ERR-02] [L08] a part that could not be drawn is drawn again on request', async () => {
  isBroken = true;
  const { place } = await draw();
  isBroken = false;
  await act(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('signalGoods');
});

test('[ERR-02] [L08] another address draws its own part', async () => {
  isBroken = true;
  const { place, at } = await draw();
  isBroken = false;
  await at('/');
  expect(place.textContent).toBe('signalGoods');
});
