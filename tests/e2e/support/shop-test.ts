import { createControl } from '@signal-shop/mock-server/control';
import type { MockSession } from '@signal-shop/mock-server/playwright';
import { openMockSession } from '@signal-shop/mock-server/playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { launchEngine } from '../../../scripts/engines/launch-engine.ts';
import type { Watch } from './watch.ts';
import { watch } from './watch.ts';

export const widths = { desktop: 1440, phone: 390 } as const;
export type Width = keyof typeof widths;

/** Longer than a busy machine takes, shorter than the timeout of a test. */
const timeoutMs = 30_000;

/** A browser context with its own shop. */
export interface Shopper {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly mock: MockSession;
  /** Errors that the page may log without failing the test. */
  readonly allow: Watch['allow'];
  /** Opens a path of the shop. */
  readonly open: (path: string) => Promise<void>;
}

interface ShopperOptions {
  readonly width?: Width;
  readonly scenarios?: readonly string[];
  readonly locale?: string;
  /** Allows the service worker. */
  readonly worker?: 'allow';
  /** Shows the consent banner; by default the shopper has already declined. */
  readonly consent?: 'asked';
  /** Shows the popups of the home page; by default they are suppressed. */
  readonly popups?: boolean;
  /** Without reduced motion: animations run. */
  readonly motion?: 'welcome';
}

interface Fixtures {
  browser: Browser;
  shopper: (options?: ShopperOptions) => Promise<Shopper>;
}

/** A test with shoppers. Checks errors and contract violations of each at the end. */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture without dependencies needs an empty pattern
    async ({}, use) => {
      const browser = await launchEngine();
      await use(browser);
      await browser.close();
    },
    // Shoppers share only the browser process: each has its own context.
    { scope: 'file' },
  ],
  shopper: async ({ browser, task }, use) => {
    const visits: { context: BrowserContext; watched: Watch; mock: MockSession }[] = [];
    const control = createControl({ url: inject('mockUrl') });
    await use(async (options = {}) => {
      // A retry also gets its own shop.
      const name = `${task.id}-${task.result?.retryCount ?? 0}-${visits.length}`;
      const mock = await openMockSession(control, name, options.scenarios);
      const context = await browser.newContext({
        baseURL: inject('shopUrl'),
        viewport: { width: widths[options.width ?? 'desktop'], height: 900 },
        reducedMotion: options.motion === 'welcome' ? 'no-preference' : 'reduce',
        // A service worker would hide requests from the test.
        serviceWorkers: options.worker ?? 'block',
        // A full browser grants it to the active tab; the headless shell denies it.
        permissions: ['clipboard-write'],
      });
      await mock.join(context, inject('shopUrl'));
      await context.addCookies([{ name: 'locale', value: options.locale ?? 'en', url: inject('shopUrl') }]);
      if (options.consent !== 'asked') {
        await context.addCookies([{ name: 'consent', value: 'denied', url: inject('shopUrl') }]);
      }
      const page = await context.newPage();
      page.setDefaultTimeout(timeoutMs);
      if (options.popups !== true) await keepPopupsAway(context, page);
      const watched = await watch(context, inject('shopUrl'));
      visits.push({ context, watched, mock });
      return {
        page,
        context,
        mock,
        allow: watched.allow,
        open: async (path) => void (await page.goto(path)),
      };
    });
    for (const { context, watched, mock } of visits) {
      const complaints = await watched.complaints();
      await context.close();
      expect(complaints, 'errors of the browser').toEqual([]);
      expect(await mock.complaints(), 'contract violations, orders charged twice').toEqual([]);
    }
  },
});

/** Sets the state after closing the first popup; closes the timed login prompt whenever it appears. */
async function keepPopupsAway(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(() => {
    // A document with an opaque origin, such as a sandboxed page of the mock server, has no storage.
    if (origin !== 'null') sessionStorage.setItem('fixedModal', 'false');
  });
  const prompt = page.locator('[role="dialog"]:not([aria-labelledby="mock-title"])', {
    has: page.locator('a[href^="/login/register?"]'),
  });
  await page.addLocatorHandler(prompt, async () => prompt.getByRole('button').first().click());
}

export { expect };
