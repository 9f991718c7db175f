import type { BrowserContext, Page } from 'playwright';

export interface Watch {
  /** Returns the recorded errors, including the current state of the open pages. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly allow: (complaint: RegExp) => void;
}

/** Prefix of every token of the mock server. */
const token = /tok_[\w-]+/;
const loggedOut = 'The token is gone.';

/**
 * Records everything that a healthy page never does: console errors, uncaught exceptions and rejections, CSP
 * violations, failed requests, an empty page, a token outside its header, a token used after logout.
 */
export async function watch(context: BrowserContext, shopUrl: string): Promise<Watch> {
  await context.addInitScript(reportSilentErrors, loggedOut);
  const errors: string[] = [];
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const usedTokens = new Set<string>();
  const endedTokens = new Set<string>();
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`console: ${text}`);
    if (token.test(text)) errors.push(`token in the console: ${text}`);
    if (text === loggedOut) for (const old of usedTokens) endedTokens.add(old);
  });
  // Includes unhandled rejections.
  context.on('weberror', (error) => errors.push(`exception: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`response: ${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts pending requests.
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${reason} ${request.url()}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (token.test(url)) errors.push(`token in an address: ${url}`);
    const sentToken = token.exec(request.headers().authorization ?? '')?.[0];
    if (sentToken !== undefined && endedTokens.has(sentToken))
      errors.push(`token used after logging out: ${url}`);
    if (sentToken !== undefined) usedTokens.add(sentToken);
    const isOurs = new URL(url).origin === shopUrl;
    if (!isOurs && (sentToken !== undefined || token.test(request.postData() ?? '')))
      errors.push(`token sent to another site: ${url}`);
  });
  return {
    complaints: async () => {
      const pages = context.pages().filter((page) => isShop(page, shopUrl));
      const pageErrors = await Promise.all(pages.map(pageErrorsOf));
      return [...errors, ...pageErrors.flat()].filter(
        (complaint) => !allowed.some((pattern) => pattern.test(complaint)),
      );
    },
    allow: (complaint) => allowed.push(complaint),
  };
}

/** Runs in every page before its scripts: logs what a page does not always write to its console. */
function reportSilentErrors(logOutMessage: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the test listens to the console
    console.error(`Violation of ${effectiveDirective}: ${blockedURI}`);
  });
  if (!('cookieStore' in globalThis)) return;
  cookieStore.addEventListener('change', ({ deleted }) => {
    // biome-ignore lint/suspicious/noConsole: the test listens to the console
    if (deleted.some(({ name }) => name === 'token')) console.debug(logOutMessage);
  });
}

/** The mock server's own pages may show tokens. */
function isShop(page: Page, shopUrl: string): boolean {
  const { origin, pathname } = new URL(page.url());
  return origin === shopUrl && !pathname.startsWith('/__mock');
}

async function pageErrorsOf(page: Page): Promise<readonly string[]> {
  const main = page.locator('main');
  const complaints: string[] = [];
  try {
    await main
      .filter({ hasText: /\S/ })
      .or(main.filter({ has: page.locator('img') }))
      .first()
      .waitFor({ state: 'attached' });
    if (token.test(await page.content())) complaints.push(`token in the page: ${page.url()}`);
  } catch {
    complaints.push(`nothing in the page: ${page.url()}`);
  }
  return complaints;
}
