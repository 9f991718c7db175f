import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';

/** Fetched when it is needed: no test uses it, and it would double what an install brings. */
const tool = 'lighthouse@13.5.0';
const longestReport = 64 * 1024 * 1024;

/** One visit of a phone on a slow line, as Lighthouse saw it. Times in milliseconds, bytes as transferred. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly requests: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** 0 to 100. */
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

interface Report {
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly Item[] } }
    >
  >;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

interface Item {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Visits an address with nothing in the cache; Lighthouse's own phone, line and processor, really slowed down. */
export async function visit(url: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      tool,
      url,
      '--quiet',
      '--output=json',
      '--throttling-method=devtools',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: longestReport },
  );
  const report: Report = JSON.parse(stdout);
  const number = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const bytes = (type: string): number =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    requests: requests.length,
    scriptBytes: bytes('Script'),
    styleBytes: bytes('Stylesheet'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** The middle of what several visits saw, figure by figure. */
export function middle(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (first === undefined) throw new Error('There was no visit.');
  const names = Object.keys(first) as (keyof Visit)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((one) => one[name]))]),
  ) as unknown as Visit;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
