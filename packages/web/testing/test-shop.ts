import type { World } from '@signal-shop/mock-server';
import { createShop, createWorld, demoCustomer, startingTokens } from '@signal-shop/mock-server';
import type { Atom } from 'jotai';
import { createStore } from 'jotai';
import type { EnvironmentEvents } from '../src/environment.ts';
import { environmentAtom } from '../src/state/core/environment-atom.ts';
import { locationAtom } from '../src/state/core/location.ts';
import { startApp } from '../src/state/site/start-app.ts';
import type { Fetch, TestEnvironmentOptions } from './test-environment.ts';
import { createTestEnvironment } from './test-environment.ts';
import { connectTestRouter } from './test-router.ts';

export const credentials = { email: demoCustomer.email, password: demoCustomer.password };

/** A logged-in customer. */
export const member = {
  scenarios: 'auth.customer',
  cookies: `token=${startingTokens.customer}`,
} as const;

interface TestShopOptions extends TestEnvironmentOptions {
  readonly scenarios?: string;
  /** The world of a previous visit, or one with its own clock. */
  readonly world?: World;
  /** Wraps the server, to drop or change responses. */
  readonly between?: (server: Fetch) => Fetch;
  /** A server shared with other tabs. */
  readonly server?: Fetch;
}

/** A new store over a shop in this process: no browser, no network, no state shared with another test. */
export function openTestShop(options: TestShopOptions = {}) {
  const world = options.world ?? createWorld({ scenarios: options.scenarios ?? [] });
  const server: Fetch = options.server ?? createShop(world).fetch;
  const { environment, outside, jar } = createTestEnvironment(options, options.between?.(server) ?? server);
  const store = createStore();
  store.set(environmentAtom, environment);
  const close = store.set(startApp);
  const back = connectTestRouter(store);

  return {
    store,
    environment,
    close,
    world,
    server,
    jar,
    outside,
    address: () => store.get(locationAtom).address,
    back,
    /** Fires external events: an ended session, a flash sale, another tab. */
    events: (): EnvironmentEvents => {
      if (outside.events === null) throw new Error('The shop is not open.');
      return outside.events;
    },
    countOf: (path: string) => outside.calls.filter((call) => call === path).length,
    /** Subscribes to an atom like a page does until it is no longer loading; the subscription remains. */
    settled: <Value extends { readonly status: string }>(of: Atom<Value>) => settled(store, of),
  };
}

/** Subscribes to an atom like a page does until it matches. */
export function until<Value>(
  store: ReturnType<typeof createStore>,
  of: Atom<Value>,
  isMatch: (value: Value) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isMatch(store.get(of))) resolve();
    };
    store.sub(of, look);
    look();
  });
}

type Settled<Value> = Exclude<Value, { readonly status: 'loading' }>;

function settled<Value extends { readonly status: string }>(
  store: ReturnType<typeof createStore>,
  of: Atom<Value>,
): Promise<Settled<Value>> {
  return new Promise((resolve) => {
    const look = (): void => {
      const value = store.get(of);
      if (!isSettled(value)) return;
      resolve(value);
    };
    store.sub(of, look);
    look();
  });
}

function isSettled<Value extends { readonly status: string }>(value: Value): value is Settled<Value> {
  return value.status !== 'loading';
}
