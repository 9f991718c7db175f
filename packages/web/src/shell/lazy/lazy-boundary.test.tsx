import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../../state/core/location.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPage } from './lazy-page.ts';

const Footer = () => <footer>Returns</footer>;

/** Renders a lazy part whose code loads only at the second attempt or after more failures. */
async function drawLater(onLoadError?: 'show' | (() => void), failures = 1) {
  const shop = openTestShop();
  const load = vi.fn<() => Promise<typeof Footer>>().mockResolvedValue(Footer);
  for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(new TypeError('gone'));
  const part = lazyPage(load);
  const drawn = (attempt: number) => (
    <Provider store={shop.store}>
      <WordsProvider locale="en" messages={{}}>
        <LazyBoundary part={part} attempt={attempt} {...(onLoadError !== undefined && { onLoadError })} />
      </WordsProvider>
    </Provider>
  );
  const { container, rerender } = await act(async () => render(drawn(0), { onCaughtError: () => undefined }));
  return { ...shop, container, load, attempt: (count: number) => act(async () => rerender(drawn(count))) };
}

const pressTryAgain = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('[NAV-18] [L06] retries an optional part at another URL', async () => {
  const { container, store, load } = await drawLater();
  expect(container.textContent).toBe('');
  await act(() => store.set(navigate, '/detail?id=1011'));
  expect(container.textContent).toBe('Returns');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[NAV-18] [L06] retries an optional part on another attempt', async () => {
  const { container, load, attempt } = await drawLater();
  expect(container.textContent).toBe('');
  await attempt(1);
  expect(container.textContent).toBe('Returns');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[NAV-18] [L06] a required part shows its failure and loads with a retry', async () => {
  const { container } = await drawLater('show');
  expect(screen.getByRole('alert').textContent).toMatch(/We can’t reach the shop/);
  await pressTryAgain();
  expect(container.textContent).toBe('Returns');
});

test('[NAV-18] [L06] a part that a new release has removed reloads the page, unless offline', async () => {
  const { load, outside, environment } = await drawLater('show', 3);
  await pressTryAgain();
  expect(outside.reloads).toBe(0);
  vi.spyOn(environment, 'isOnline').mockReturnValueOnce(false);
  await pressTryAgain();
  expect(outside.reloads).toBe(0);
  expect(load).toHaveBeenCalledTimes(3);
  await pressTryAgain();
  expect(outside.reloads).toBe(1);
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([undefined, 'show'] as const)(
  '[NAV-18] [L06] a part that failed loads once the device is online again: %s',
  async (onLoadError) => {
    const { container, outside } = await drawLater(onLoadError);
    await act(async () => dispatchEvent(new Event('online')));
    expect(container.textContent).toBe('Returns');
    expect(outside.reloads).toBe(0);
  },
);

test('[NAV-18] [L06] the fallback of a part that fails is called once', async () => {
  const onMissing = vi.fn();
  await drawLater(onMissing);
  expect(onMissing).toHaveBeenCalledTimes(1);
});
