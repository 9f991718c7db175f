import { applyScenarios, createWorld, frozenAtMs } from '@signal-shop/mock-server';
import { ClockContext } from '@signal-shop/ui/components/countdown/clock-context.ts';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { shareActivity } from '@signal-shop/web/browser/shared-activity.ts';
import { App } from '@signal-shop/web/shell/app.tsx';
import { member, openTestShop } from '@signal-shop/web/testing/test-shop.ts';
import type { UserEvent } from '@testing-library/user-event';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { loadShop } from './load-shop.ts';
import { advanceTime } from './time.ts';

type TestShopOptions = NonNullable<Parameters<typeof openTestShop>[0]>;

interface VisitOptions extends Omit<TestShopOptions, 'world' | 'server' | 'kept'> {
  /** The logged-in customer; by default a guest. */
  readonly as?: 'member';
}

type TestShop = ReturnType<typeof openTestShop>;

/** One browser tab with the whole shop. */
export interface Visit extends TestShop {
  readonly user: UserEvent;
  /** Console output of the tab. */
  readonly notes: readonly string[];
  /** Advances the clock of the shop and of this tab. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Applies scenarios to the world of the shop. */
  readonly turn: (scenarios: string) => void;
  /** Closes the tab; the end of the test closes it too. */
  readonly leave: () => Promise<void>;
  /** Reloads this page, or opens another URL, in the same tab. */
  readonly reload: (at?: string) => Promise<Visit>;
}

/** Suppresses the consent banner, which has its own tests. */
const deniedConsent = 'consent=denied';

/**
 * Opens the whole shop, with its real routes, atoms and pages, over a mock shop in this process, as one browser
 * tab. The tab and the shop share one clock, which only `pass` advances.
 */
export async function visit({ scenarios = '', as, cookies, ...options }: VisitOptions = {}): Promise<Visit> {
  await loadShop();
  vi.useFakeTimers({ now: frozenAtMs });
  // Nothing is painted, so a frame takes no time. Restored with the timers.
  globalThis.requestAnimationFrame = (draw) => {
    queueMicrotask(() => draw(performance.now()));
    return 0;
  };
  // Always idle: a fake timer would be lost when the test ends, and the part that waits for it missing from later tests.
  globalThis.requestIdleCallback = (run) => {
    queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 0 }));
    return 0;
  };
  onTestFinished(() => void vi.useRealTimers());
  const names = [as === 'member' ? member.scenarios : '', scenarios].filter(Boolean).join();
  const cookieHeader = [as === 'member' ? member.cookies : '', deniedConsent, cookies ?? '']
    .filter(Boolean)
    .join('; ');
  return openTab({
    ...options,
    cookies: cookieHeader,
    world: createWorld({ scenarios: names, now: 'real' }),
  });
}

async function openTab(options: TestShopOptions): Promise<Visit> {
  const shop = openTestShop(options);
  const { environment, world, jar, server } = shop;
  const notes: string[] = [];
  const stream = new AbortController();
  shareActivity({
    shop: environment.shop,
    onActivity: (activity) => shop.events().onActivity(activity),
    onFailure: (text) => notes.push(text),
    signal: stream.signal,
  });
  const { container, undraw: unmount } = await draw(shop);
  await advanceTime(0);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

  let isOpen = true;
  const leave = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    // Only read the HTML, with its attributes: none may contain a token.
    expect(container.innerHTML, 'the page must not contain a token').not.toMatch(/tok_[\w-]+/);
    stream.abort();
    shop.close();
    unmount();
    const paidOrders = world.charges().map(({ ordersn }) => ordersn);
    expect(paidOrders, 'paid orders, each of them once').toEqual([...new Set(paidOrders)]);
  };
  onTestFinished(leave);

  return {
    ...shop,
    user,
    notes,
    pass: advanceTime,
    turn: (scenarios) => applyScenarios(world, scenarios),
    leave,
    reload: async (at = shop.address()) => {
      await leave();
      const browser = options.languages === undefined ? {} : { languages: options.languages };
      return openTab({ ...browser, world, server, at, cookies: jar.cookie, storage: environment });
    },
  };
}

async function draw({ store, environment, address }: TestShop) {
  const messages = await loadMessages(environment.cookies.get('locale'));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const clock = { value: () => environment.clock.now() };
  const router = { initialEntries: [address()] };
  const app = createElement(MemoryRouter, router, createElement(App, { store, messages }));
  root.render(createElement(ClockContext, clock, app));
  return {
    container,
    undraw: () => {
      root.unmount();
      container.remove();
    },
  };
}
