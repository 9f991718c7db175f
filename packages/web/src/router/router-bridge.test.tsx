import { createShop, createWorld } from '@signal-shop/mock-server';
import { createStore } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestEnvironment } from '../../testing/test-environment.ts';
import { lazyPageOf } from '../pages.ts';
import { App } from '../shell/app.tsx';
import { environmentAtom } from '../state/core/environment-atom.ts';
import { locationAtom, navigate } from '../state/core/location.ts';
import { startApp } from '../state/site/start-app.ts';

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
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

async function mount({ store, close }: ReturnType<typeof openStore>) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(() =>
    root.render(
      <MemoryRouter>
        <App store={store} messages={undefined} />
      </MemoryRouter>,
    ),
  );
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
    close();
  });
  const link = (href: string) => container.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
  /** Whether the link is marked as pressed. */
  const isGoing = (href: string) => link(href)?.dataset.going !== undefined;
  const press = async (href: string, how: MouseEventInit = {}) => {
    let wasGoing = false;
    await act(() => {
      link(href)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      wasGoing = isGoing(href);
    });
    return wasGoing;
  };
  const shows = (address: string) =>
    act(() => vi.waitFor(() => expect(store.get(locationAtom).address).toBe(address)));
  return { place: container, isGoing, press, shows };
}

test('a press on a link is painted before the page it leads to', async () => {
  const shop = openStore();
  const { isGoing, press, shows } = await mount(shop);
  expect(await press('/product')).toBe(true);
  await shows('/product');
  expect(shop.store.get(locationAtom).arrival).toBe('PUSH');
  expect(isGoing('/product')).toBe(false);
});

test('the browser handles a press that opens another tab', async () => {
  const shop = openStore();
  const { press } = await mount(shop);
  expect(await press('/product', { ctrlKey: true })).toBe(false);
  expect(shop.store.get(locationAtom).address).toBe('/');
});

test('an action navigates with the router, and a protected page redirects to login', async () => {
  const shop = openStore();
  const { shows } = await mount(shop);
  await act(() => shop.store.set(navigate, '/policy'));
  await shows('/policy');
  await act(() => shop.store.set(navigate, '/user/profile'));
  await shows('/login/login?redirect=%2Fuser%2Fprofile');
});

test('a navigation before the router mounts sets its initial location', async () => {
  const shop = openStore();
  shop.store.set(navigate, '/policy');
  const { place, shows } = await mount(shop);
  await shows('/policy');
  await act(() =>
    vi.waitFor(() => expect(place.querySelector('main h1')?.textContent).toBe('Terms and policies')),
  );
  await act(() => shop.store.set(navigate, '/product'));
  await shows('/product');
});
