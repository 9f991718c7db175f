import type { BrowserContext } from 'playwright';

export interface Watch {
  readonly complaints: () => readonly string[];
  readonly allow: (complaint: RegExp) => void;
}

/** Everything a healthy page never does: console errors, exceptions, failed requests, tokens in addresses. */
export function watch(context: BrowserContext): Watch {
  const heard: string[] = [];
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`console: ${message.text()}`);
  });
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
    if (request.url().includes('tok_')) heard.push(`token in an address: ${request.url()}`);
  });
  return {
    complaints: () => heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
    allow: (complaint) => allowed.push(complaint),
  };
}
