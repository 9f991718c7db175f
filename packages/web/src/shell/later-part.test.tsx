import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
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

/** Draws a part whose code comes with the second try only, or after more failures. */
async function drawLater(missing?: 'told' | (() => void), failures = 1) {
  const shop = openTestShop();
  const load = vi.fn<() => Promise<typeof Footer>>().mockResolvedValue(Footer);
  for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(new TypeError('gone'));
  const part = lazyPage(load);
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  await act(() =>
    root.render(
      <Provider store={shop.store}>
        <WordsProvider locale="en" messages={{}}>
          <LaterPart part={part} {...(missing !== undefined && { missing })} />
        </WordsProvider>
      </Provider>,
    ),
  );
  return { ...shop, place, load };
}

test('[NAV-18] [L06] what nobody misses is tried again at another address', async () => {
  const { place, store, load } = await drawLater();
  expect(place.textContent).toBe('');
  await act(() => store.set(navigate, '/detail?id=1011'));
  expect(place.textContent).toBe('Returns');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[NAV-18] [L06] a part that belongs to the page says that it did not come, and comes with another try', async () => {
  const { place } = await drawLater('told');
  expect(place.querySelector('[role="alert"]')?.textContent).toMatch(/No connection to the shop/);
  await act(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('Returns');
});

test('[NAV-18] [L06] a part that a new release took away comes with a new page, and not without a line', async () => {
  const { place, load, outside, environment } = await drawLater('told', 3);
  const press = () => act(() => place.querySelector('button')?.click());
  await press();
  expect(outside.reloads).toBe(0);
  vi.spyOn(environment, 'isOnline').mockReturnValueOnce(false);
  await press();
  expect(outside.reloads).toBe(0);
  expect(load).toHaveBeenCalledTimes(3);
  await press();
  expect(outside.reloads).toBe(1);
  expect(load).toHaveBeenCalledTimes(3);
});

test('[NAV-18] [L06] whoever waits for a part that does not come is told once', async () => {
  const onMissing = vi.fn();
  await drawLater(onMissing);
  expect(onMissing).toHaveBeenCalledTimes(1);
});
