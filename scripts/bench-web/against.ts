import type { Browser } from 'playwright';
import { interactionBar, relativeBars, visitBars } from './bars.ts';
import type { Bar } from './figures.ts';
import { barText, compare } from './figures.ts';
import { benchInteractions, timeInteraction, watchedPage } from './interactions.ts';
import type { Visit } from './lighthouse.ts';
import { visit } from './lighthouse.ts';
import type { ServedBuild } from './served-build.ts';

interface Pair<Value> {
  readonly reference: Value;
  readonly now: Value;
}

const figureLabels: Readonly<Record<string, keyof Visit>> = {
  'first paint (FCP), ms': 'firstPaint',
  'largest paint (LCP), ms': 'largestPaint',
  'blocked (TBT), ms': 'blocked',
  'layout shift (CLS)': 'shift',
  'scripts before it, gzip, bytes': 'scriptBytes',
};

/** Alternates visits of two builds, so that other load on the machine affects both, and prints their medians. */
export async function reportVisitsInTurn(
  shops: Pair<ServedBuild>,
  visits: number,
  paths = Object.keys(visitBars),
) {
  for (const path of paths) {
    const visitPairs = await inTurn(visits, ({ url }) => visit(url + path, ['performance']), shops);
    head(`${path}, a phone on a slow line, median of ${visits} visits each, in turn`);
    for (const [label, figure] of Object.entries(figureLabels)) {
      const numbers = (list: readonly Visit[]) => list.map((one) => one[figure]);
      row(
        label,
        { reference: numbers(visitPairs.reference), now: numbers(visitPairs.now) },
        relativeBars[figure],
      );
    }
  }
}

/** The same for interactions. */
export async function reportInteractionsInTurn(browser: Browser, shops: Pair<ServedBuild>, times: number) {
  head(`On a processor four times slower, until the next frame (ms), median of ${times} each, in turn`);
  const page = await watchedPage(browser);
  for (const interaction of benchInteractions)
    row(
      interaction.label,
      await inTurn(times, ({ url }) => timeInteraction(page, url, interaction), shops),
      interactionBar,
    );
  await page.close();
}

/** The order alternates with each round, because the second build benefits from warm caches. */
async function inTurn<Result>(
  rounds: number,
  measure: (shop: ServedBuild) => Promise<Result>,
  shops: Pair<ServedBuild>,
): Promise<Pair<Result[]>> {
  const results: Pair<Result[]> = { reference: [], now: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const build of round % 2 === 0 ? (['reference', 'now'] as const) : (['now', 'reference'] as const))
      results[build].push(await measure(shops[build]));
  return results;
}

function head(title: string): void {
  const columns = ['reference', 'now', 'more', 'ratio', 'bar'].map((name) => name.padStart(11));
  console.log(`\n${title}\n  ${''.padEnd(34)}${columns.join('')}`);
}

function row(label: string, numbers: Pair<readonly number[]>, bar: Bar | undefined): void {
  const { reference, now, difference, ratio, isMet } = compare(numbers.reference, numbers.now, bar);
  const cells = [reference, now, difference].map(short);
  const columns = [...cells, Number.isNaN(ratio) ? '–' : ratio.toFixed(3), barText(bar)];
  console.log(
    `  ${label.padEnd(34)}${columns.map((cell) => cell.padStart(11)).join('')}${isMet ? '' : '  MISSED'}`,
  );
  console.log(`    each: ${numbers.reference.map(short).join(' ')} | ${numbers.now.map(short).join(' ')}`);
}

function short(value: number): string {
  return Math.abs(value) < 1 && value !== 0 ? value.toFixed(4) : String(Math.round(value));
}
