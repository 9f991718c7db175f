import type { BrowserContext, Page } from 'playwright';

export interface Watch {
  /** What was heard so far, and what the open pages of the shop look like now. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly allow: (complaint: RegExp) => void;
}

/** Every token of the mock server begins so. */
const token = /tok_[\w-]+/;
const loggedOut = 'The token is gone.';

/**
 * Everything a healthy page never does: console errors, exceptions and rejections that nobody caught, violations of the
 * content policy, failed requests, an empty page, a token anywhere but in its header, a token used after logging out.
 */
export async function watch(context: BrowserContext, shopUrl: string): Promise<Watch> {
  await context.addInitScript(tellQuietThings, loggedOut);
  const heard: string[] = [];
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const used = new Set<string>();
  const ended = new Set<string>();
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`console: ${text}`);
    if (token.test(text)) heard.push(`token in the console: ${text}`);
    if (text === loggedOut) for (const old of used) ended.add(old);
  });
  // Of promises that nobody caught as well.
  context.on('weberror', (error) => heard.push(`exception: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`response: ${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it still waits for.
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${reason} ${request.url()}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (token.test(url)) heard.push(`token in an address: ${url}`);
    const shown = token.exec(request.headers().authorization ?? '')?.[0];
    if (shown !== undefined && ended.has(shown)) heard.push(`token used after logging out: ${url}`);
    if (shown !== undefined) used.add(shown);
    const isOurs = new URL(url).origin === shopUrl;
    if (!isOurs && (shown !== undefined || token.test(request.postData() ?? '')))
      heard.push(`token told to another site: ${url}`);
  });
  return {
    complaints: async () => {
      const pages = context.pages().filter((page) => isShop(page, shopUrl));
      const seen = await Promise.all(pages.map(lookAt));
      return [...heard, ...seen.flat()].filter((said) => !allowed.some((pattern) => pattern.test(said)));
    },
    allow: (complaint) => allowed.push(complaint),
  };
}

/** Runs in every page before its own scripts, and tells what a page hears, but not always its console. */
function tellQuietThings(gone: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the console is heard by the test
    console.error(`Violation of ${effectiveDirective}: ${blockedURI}`);
  });
  if (!('cookieStore' in globalThis)) return;
  cookieStore.addEventListener('change', ({ deleted }) => {
    // biome-ignore lint/suspicious/noConsole: the console is heard by the test
    if (deleted.some(({ name }) => name === 'token')) console.debug(gone);
  });
}

/** The mock server's own pages may show tokens: that is what they are for. */
function isShop(page: Page, shopUrl: string): boolean {
  const { origin, pathname } = new URL(page.url());
  return origin === shopUrl && !pathname.startsWith('/__mock');
}

async function lookAt(page: Page): Promise<readonly string[]> {
  const main = page.locator('main');
  const complaints: string[] = [];
  try {
    await main.filter({ hasText: /\S/ }).first().waitFor({ state: 'attached' });
    if (token.test(await page.content())) complaints.push(`token in the page: ${page.url()}`);
  } catch {
    complaints.push(`nothing in the page: ${page.url()}`);
  }
  return complaints;
}
