import { dialogClosed, dialogOpened } from '@signal-shop/ui/components/dialog/open-dialogs.ts';
import { WordsProvider } from '@signal-shop/ui/intl/words-provider.tsx';
import { LinkContext } from '@signal-shop/ui/link/link-context.tsx';
import { plainLinks } from '@signal-shop/ui/link/plain-links.tsx';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/test-shop.ts';
import { Consent } from './consent.tsx';

const dialog = document.createElement('dialog');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => dialogClosed(dialog));
  vi.useRealTimers();
});

function openBanner(cookies = ''): void {
  const shop = openTestShop({ cookies });
  render(
    <Provider store={shop.store}>
      <WordsProvider locale="en" messages={{}}>
        <LinkContext value={plainLinks}>
          <Consent />
        </LinkContext>
      </WordsProvider>
    </Provider>,
  );
}

const isAsked = () => screen.queryByRole('region') !== null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('[BEY-09] E15 the consent banner lets other popups come first, and waits until no dialog has been open for a second', async () => {
  openBanner();
  await pass(999);
  expect(isAsked()).toBe(false);
  act(() => dialogOpened(dialog));
  await pass(60_000);
  expect(isAsked()).toBe(false);
  act(() => dialogClosed(dialog));
  await pass(999);
  expect(isAsked()).toBe(false);
  await pass(1);
  expect(isAsked()).toBe(true);
});

test('[BEY-09] E15 the consent banner hides while a dialog is open, and returns', async () => {
  openBanner();
  await pass(1_000);
  expect(isAsked()).toBe(true);
  act(() => dialogOpened(dialog));
  expect(isAsked()).toBe(false);
  act(() => dialogClosed(dialog));
  expect(isAsked()).toBe(false);
  await pass(1_000);
  expect(isAsked()).toBe(true);
});

test('[BEY-09] a visitor who reopens the question sees the banner immediately', () => {
  openBanner('consent=denied');
  expect(isAsked()).toBe(true);
});
