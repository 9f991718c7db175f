import type { Browser } from 'playwright';
import { barsBeside, interactionBar, places } from './bars.ts';
import type { Bar } from './figures.ts';
import { compare, tellBar } from './figures.ts';
import { deeds, timeDeed, watchedPage } from './interactions.ts';
import type { Visit } from './lighthouse.ts';
import { visit } from './lighthouse.ts';
import type { ServedBuild } from './served-build.ts';

interface Pair<Value> {
  readonly reference: Value;
  readonly now: Value;
}

const shown: Readonly<Record<string, keyof Visit>> = {
  'first paint (FCP), ms': 'firstPaint',
  'largest paint (LCP), ms': 'largestPaint',
  'blocked (TBT), ms': 'blocked',
  'layout shift (CLS)': 'shift',
  'scripts before it, gzip, bytes': 'scriptBytes',
};

/** Alternates visits of two builds, so that other load on the machine affects both, and prints their medians. */
export async function tellVisitsInTurn(
  shops: Pair<ServedBuild>,
  visits: number,
  paths = Object.keys(places),
) {
  for (const path of paths) {
    const seen = await inTurn(visits, ({ url }) => visit(url + path, ['performance']), shops);
    head(`${path}, a phone on a slow line, median of ${visits} visits each, in turn`);
    const bars = barsBeside(path);
    for (const [what, figure] of Object.entries(shown)) {
      const numbers = (list: readonly Visit[]) => list.map((one) => one[figure]);
      row(what, { reference: numbers(seen.reference), now: numbers(seen.now) }, bars[figure]);
    }
  }
}

/** The same for interactions. */
export async function tellInteractionsInTurn(browser: Browser, shops: Pair<ServedBuild>, times: number) {
  head(`On a processor four times slower, until the next frame (ms), median of ${times} each, in turn`);
  const page = await watchedPage(browser);
  for (const deed of deeds)
    row(deed.what, await inTurn(times, ({ url }) => timeDeed(page, url, deed), shops), interactionBar);
  await page.close();
}

/** The order alternates with each round, because the second build benefits from warm caches. */
async function inTurn<Result>(
  rounds: number,
  measure: (shop: ServedBuild) => Promise<Result>,
  shops: Pair<ServedBuild>,
): Promise<Pair<Result[]>> {
  const found: Pair<Result[]> = { reference: [], now: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const one of round % 2 === 0 ? (['reference', 'now'] as const) : (['now', 'reference'] as const))
      found[one].push(await measure(shops[one]));
  return found;
}

function head(title: string): void {
  const columns = ['reference', 'now', 'more', 'ratio', 'bar'].map((name) => name.padStart(11));
  console.log(`\n${title}\n  ${''.padEnd(34)}${columns.join('')}`);
}

function row(what: string, numbers: Pair<readonly number[]>, bar: Bar | undefined): void {
  const { reference, now, difference, ratio, isMet } = compare(numbers.reference, numbers.now, bar);
  const cells = [reference, now, difference].map(short);
  const told = [...cells, Number.isNaN(ratio) ? '–' : ratio.toFixed(3), tellBar(bar)];
  console.log(
    `  ${what.padEnd(34)}${told.map((cell) => cell.padStart(11)).join('')}${isMet ? '' : '  MISSED'}`,
  );
  console.log(`    each: ${numbers.reference.map(short).join(' ')} | ${numbers.now.map(short).join(' ')}`);
}

function short(value: number): string {
  return Math.abs(value) < 1 && value !== 0 ? value.toFixed(4) : String(Math.round(value));
}
