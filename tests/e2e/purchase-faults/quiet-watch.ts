import type { BrowserContext, Page, Request } from 'playwright';

/** Resolves with true if no call is pending and the page has not changed since the last look. */
export function quietWatch(context: BrowserContext, page: Page): () => Promise<boolean> {
  const pending = new Set<Request>();
  context.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall && request.resourceType() !== 'eventsource') pending.add(request);
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  let seen = '';
  return async () => {
    const busy = await page.locator('main [aria-busy="true"], dialog [aria-busy="true"]').count();
    const text = `${page.url()} ${await page.locator('body').textContent()}`;
    const isSame = text === seen;
    seen = text;
    return isSame && busy === 0 && pending.size === 0;
  };
}
