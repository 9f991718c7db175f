import { act, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { LazyOnVisible } from './lazy-on-visible.tsx';
import { lazyPage } from './lazy-page.ts';
import { useForceRender } from './use-force-render.ts';

/** A window in which no element is ever near the viewport. */
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
  { interaction: 'printing', event: new Event('beforeprint') },
  { interaction: 'Tab', event: new KeyboardEvent('keydown', { key: 'Tab' }) },
])('[BEY-12] $interaction also renders lazy sections', async ({ event }) => {
  const container = renderPart();
  expect(container.textContent).toBe('');
  await act(async () => void dispatchEvent(event));
  expect(container.textContent).toBe('All there is to read');
});

test('[BEY-12] other keys render no lazy section', async () => {
  const container = renderPart();
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
  expect(container.textContent).toBe('');
});
