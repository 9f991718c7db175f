import { act, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { LazyOnVisible } from './lazy-on-visible.tsx';
import { lazyPage } from './lazy-page.ts';
import { useForceRender } from './use-force-render.ts';

/** A window in which nothing ever comes near. */
class FarAway {
  observe() {}
  disconnect() {}
}

function Late() {
  useForceRender();
  return null;
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', FarAway));
afterEach(() => void vi.unstubAllGlobals());

function renderPart(): HTMLElement {
  const part = lazyPage(async () => () => <p>All there is to read</p>);
  const { container } = render(
    <Provider store={openTestShop().store}>
      <Late />
      <LazyOnVisible part={part} />
    </Provider>,
  );
  return container;
}

test.each([
  { deed: 'prints the page', event: new Event('beforeprint') },
  { deed: 'walks through it by Tab', event: new KeyboardEvent('keydown', { key: 'Tab' }) },
])('[BEY-12] whoever $deed finds what is far below, too', async ({ event }) => {
  const place = renderPart();
  expect(place.textContent).toBe('');
  await act(async () => void dispatchEvent(event));
  expect(place.textContent).toBe('All there is to read');
});

test('[BEY-12] other keys bring nothing that is far below', async () => {
  const place = renderPart();
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
  expect(place.textContent).toBe('');
});
