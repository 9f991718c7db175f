import type { CDPSession, Page } from 'playwright';

/** Rounds until V8 has compiled the hot code, whose memory then hardly grows. */
const warmRounds = 500;

/** Heap bytes after a garbage collection. */
export interface Heap {
  readonly all: number;
  /** Bytes of compiled code, which grows as more functions become hot. */
  readonly compiledCode: number;
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
  const before = await heapBytes();
  await page.evaluate(walk, changes / 2);
  return { before, after: await heapBytes() };

  async function heapBytes(): Promise<Heap> {
    await waitUntilComplete(page);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { all: usedSize, compiledCode: await compiledBytes(devtools) };
  }
}

const pollMs = 400;

/** Lazy sections load one after the other; the page is complete when five polls find no change. */
async function waitUntilComplete(page: Page): Promise<void> {
  const lastPoll = await page.evaluateHandle(() => ({ elements: 0, unchangedPolls: 0 }));
  const isComplete = (last: { elements: number; unchangedPolls: number }) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const elements = document.querySelectorAll('*').length;
    last.unchangedPolls = elements === last.elements ? last.unchangedPolls + 1 : 0;
    last.elements = elements;
    return last.unchangedPolls >= 5;
  };
  await page.waitForFunction(isComplete, lastPoll, { polling: pollMs });
}

interface Snapshot {
  readonly snapshot: { readonly meta: { node_fields: string[]; node_types: [string[]] } };
  readonly nodes: readonly number[];
}

async function compiledBytes(devtools: CDPSession): Promise<number> {
  const parts: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
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
  const heading = async (isMatch: (path: string) => boolean) => {
    while (!isMatch(location.pathname) || document.querySelector('main h1') === null)
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
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
    if (round === 0) await page.goBack();
  }
  await page.goBack();
  await product.waitFor();
  return page.evaluate(clickAndWait);
}

async function clickAndWait(): Promise<number> {
  const startedAt = performance.now();
  document.querySelector<HTMLAnchorElement>('main a[href^="/detail?id="]')?.click();
  while (location.pathname !== '/detail' || document.querySelector('main h1') === null)
    await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - startedAt;
}
