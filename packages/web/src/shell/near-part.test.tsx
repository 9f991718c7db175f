import { Provider } from 'jotai';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/test-shop.ts';
import { lazyPage } from './lazy-page.ts';
import { NearPart } from './near-part.tsx';
import { useWholePage } from './use-whole-page.ts';

/** A window in which nothing ever comes near. */
class FarAway {
  observe() {}
  disconnect() {}
}

function Late() {
  useWholePage();
  return null;
}

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FarAway);
});
afterEach(async () => {
  await act(() => root?.unmount());
  vi.unstubAllGlobals();
});

async function openPart() {
  const part = lazyPage(async () => () => <p>All there is to read</p>);
  const place = document.createElement('div');
  root = createRoot(place);
  const shop = openTestShop();
  await act(() =>
    root?.render(
      <Provider store={shop.store}>
        <Late />
        <NearPart part={part} />
      </Provider>,
    ),
  );
  return place;
}

test.each([
  { deed: 'prints the page', event: new Event('beforeprint') },
  { deed: 'walks through it by Tab', event: new KeyboardEvent('keydown', { key: 'Tab' }) },
])('[BEY-12] whoever $deed finds what is far below, too', async ({ event }) => {
  const place = await openPart();
  expect(place.textContent).toBe('');
  await act(async () => void dispatchEvent(event));
  expect(place.textContent).toBe('All there is to read');
});

test('[BEY-12] other keys bring nothing that is far below', async () => {
  const place = await openPart();
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
  expect(place.textContent).toBe('');
});
