import { cartDrawerPart, pages } from '../pages.ts';
import { matchPage } from '../route-meta.ts';

const warmAfterMs = 4_000;

/** Fetches the code of the page at an address before it is opened. A failure is told when the page is opened. */
export function warmUp(address: string): void {
  const match = matchPage(address);
  if (match === null) return;
  const page = pages[match.page];
  page.load().catch(page.reset);
}

/** Fetches the code of every page once the browser has nothing better to do, so that opening one waits for nothing. */
export function warmAll(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const load = async (): Promise<void> => {
    for (const page of [cartDrawerPart, ...Object.values(pages)]) {
      if (signal.aborted) return;
      await page.load().catch(page.reset);
    }
  };
  const timer = setTimeout(() => void load(), warmAfterMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
