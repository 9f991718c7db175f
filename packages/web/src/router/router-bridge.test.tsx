import { createShop, createWorld } from '@signal-shop/mock-server';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestEnvironment } from '../../testing/test-environment.ts';
import { lazyPageOf } from '../pages.ts';
import { App } from '../shell/app.tsx';
import { environmentAtom } from '../state/core/environment-atom.ts';
import { locationAtom, navigate } from '../state/core/location.ts';
import { startApp } from '../state/site/start-app.ts';

beforeEach(async () => {
  await Promise.all([
    lazyPageOf('home').load(),
    lazyPageOf('category').load(),
    lazyPageOf('policies').load(),
  ]);
});

function openStore() {
  const { environment } = createTestEnvironment({}, createShop(createWorld()).fetch);
  const store = createStore();
  store.set(environmentAtom, environment);
  const close = store.set(startApp);
  return { store, close };
}

async function renderShop({ store, close }: ReturnType<typeof openStore>) {
  onTestFinished(close);
  // Awaited, because lazy parts suspend the first render.
  await act(async () => {
    render(
      <MemoryRouter>
        <App store={store} messages={undefined} />
      </MemoryRouter>,
    );
  });
  return {
    shows: (address: string) => waitFor(() => expect(store.get(locationAtom).address).toBe(address)),
  };
}

/** Whether the link is marked as pressed. */
const isGoing = (link: HTMLElement) => link.dataset.going !== undefined;

/** Presses a link; returns whether it was marked as pressed at once. */
async function press(link: HTMLElement, init: MouseEventInit = {}) {
  let wasGoing = false;
  const note = () => {
    wasGoing = isGoing(link);
  };
  addEventListener('click', note, { once: true });
  // fireEvent within act, because the router's transition waits for lazy parts, and user-event leaves act's environment.
  await act(async () => {
    fireEvent.click(link, init);
  });
  return wasGoing;
}

test('a press on a link is painted before the page it leads to', async () => {
  const shop = openStore();
  const { shows } = await renderShop(shop);
  const link = screen.getByRole('link', { name: 'All products' });
  expect(await press(link)).toBe(true);
  await shows('/product');
  expect(shop.store.get(locationAtom).arrival).toBe('PUSH');
  expect(isGoing(link)).toBe(false);
});

test('the browser handles a press that opens another tab', async () => {
  const shop = openStore();
  await renderShop(shop);
  expect(await press(screen.getByRole('link', { name: 'All products' }), { ctrlKey: true })).toBe(false);
  expect(shop.store.get(locationAtom).address).toBe('/');
});

test('an action navigates with the router, and a protected page redirects to login', async () => {
  const shop = openStore();
  const { shows } = await renderShop(shop);
  act(() => shop.store.set(navigate, '/policy'));
  await shows('/policy');
  act(() => shop.store.set(navigate, '/user/profile'));
  await shows('/login/login?redirect=%2Fuser%2Fprofile');
});

test('a navigation before the router mounts sets its initial location', async () => {
  const shop = openStore();
  shop.store.set(navigate, '/policy');
  const { shows } = await renderShop(shop);
  await shows('/policy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and policies' })).toBeDefined();
  act(() => shop.store.set(navigate, '/product'));
  await shows('/product');
});
