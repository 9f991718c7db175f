import { Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/test-shop.ts';
import { navigate } from '../state/location.ts';
import { LaterPart } from './later-part.tsx';
import { lazyPage } from './lazy-page.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const Footer = () => <footer>Returns</footer>;

test('[NAV-18] [L06] a part that did not load is tried again at another address', async () => {
  const shop = openTestShop();
  const load = vi
    .fn<() => Promise<typeof Footer>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue(Footer);
  const part = lazyPage(load);
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  await act(() =>
    root.render(
      <Provider store={shop.store}>
        <LaterPart part={part} />
      </Provider>,
    ),
  );
  expect(place.textContent).toBe('');
  await act(() => shop.store.set(navigate, '/detail?id=1011'));
  expect(place.textContent).toBe('Returns');
  expect(load).toHaveBeenCalledTimes(2);
});
