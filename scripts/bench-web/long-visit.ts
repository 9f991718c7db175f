import type { CDPSession, Page } from 'playwright';

/** Rounds until V8 has compiled the hot code, whose memory then hardly grows. */
const warmRounds = 500;

/** Heap bytes after a garbage collection. */
export interface Heap {
  readonly all: number;
  /** Bytes of compiled code, which grows as more functions become hot. */
  readonly compiled: number;
}

/**
 * The heap before and after a number of navigations in one tab. Both times the same page is open, completely
 * loaded.
 */
export async function longVisit(page: Page, shop: string, changes: number) {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(shop);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(walk, warmRounds);
  const before = await used();
  await page.evaluate(walk, changes / 2);
  return { before, after: await used() };

  async function used(): Promise<Heap> {
    await untilWhole(page);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { all: usedSize, compiled: await compiledBytes(devtools) };
  }
}

const lookEveryMs = 400;

/** Lazy sections load one after the other; the page is complete when five polls find no change. */
async function untilWhole(page: Page): Promise<void> {
  const seen = await page.evaluateHandle(() => ({ elements: 0, quietLooks: 0 }));
  const isWhole = (last: { elements: number; quietLooks: number }) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const elements = document.querySelectorAll('*').length;
    last.quietLooks = elements === last.elements ? last.quietLooks + 1 : 0;
    last.elements = elements;
    return last.quietLooks >= 5;
  };
  await page.waitForFunction(isWhole, seen, { polling: lookEveryMs });
}

interface Snapshot {
  readonly snapshot: { readonly meta: { node_fields: string[]; node_types: [string[]] } };
  readonly nodes: readonly number[];
}

async function compiledBytes(devtools: CDPSession): Promise<number> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes }: Snapshot = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + fields.indexOf('type')] === code)
      bytes += nodes[node + fields.indexOf('self_size')] ?? 0;
  return bytes;
}

/** Runs in the page: navigates to the listing and back repeatedly, and waits for each page. */
async function walk(rounds: number): Promise<void> {
  const heading = async (isWanted: (path: string) => boolean) => {
    while (!isWanted(location.pathname) || document.querySelector('main h1') === null)
      await new Promise((resolve) => setTimeout(resolve));
  };
  for (let round = 0; round < rounds; round += 1) {
    document.querySelector<HTMLAnchorElement>('a[href="/product"]')?.click();
    await heading((path) => path === '/product');
    history.back();
    await heading((path) => path === '/');
  }
}

/** Milliseconds from a click on a product of the home page to the name on its page, which this tab has opened before. */
export async function warmDetail(page: Page, shop: string): Promise<number> {
  await page.addInitScript(() => sessionStorage.setItem('fixedModal', 'false'));
  await page.addLocatorHandler(page.locator('dialog[open]'), () => page.keyboard.press('Escape'));
  await page.goto(shop);
  const product = page.getByRole('main').locator('a[href^="/detail?id="]').first();
  for (let round = 0; round < 2; round += 1) {
    await product.hover();
    await product.click();
    await page.waitForURL(/\/detail/);
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    if (round === 0) await page.goBack();
  }
  await page.goBack();
  await product.waitFor();
  return page.evaluate(clickAndWait);
}

async function clickAndWait(): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLAnchorElement>('main a[href^="/detail?id="]')?.click();
  while (location.pathname !== '/detail' || document.querySelector('main h1') === null)
    await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - started;
}
