import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';
import { median } from './figures.ts';

/** Installed on demand: no test uses it, and it would double the size of an installation. */
const tool = 'lighthouse@13.5.0';
const attempts = 3;
const longestReport = 64 * 1024 * 1024;

/** Lighthouse's figures of one visit by a phone on a slow network. Times in milliseconds, sizes in gzipped bytes. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly requests: number;
  /** Scripts requested before LCP, as gzip regardless of the actual encoding. */
  readonly scriptBytes: number;
  /** The same with all scripts that load automatically later. */
  readonly allScriptBytes: number;
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
  readonly url?: string;
  readonly resourceType?: string;
  /** Milliseconds since the start of the visit. */
  readonly networkRequestTime?: number;
}

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Visits a URL with an empty cache and Lighthouse's phone profile, with applied (not simulated) throttling.
 * @param categories figures of other categories are 0
 */
export async function visit(url: string, categories: readonly string[] = allCategories): Promise<Visit> {
  const report = await reportOf(url, categories);
  const number = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const largestPaint = number('largest-contentful-paint');
  const bytes = async (type: string, until = Number.POSITIVE_INFINITY): Promise<number> => {
    const files = requests.filter(
      ({ resourceType, networkRequestTime = 0 }) => resourceType === type && networkRequestTime <= until,
    );
    const sizes = await Promise.all(files.map((file) => gzipBytes(file.url ?? url)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint,
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    requests: requests.length,
    scriptBytes: await bytes('Script', largestPaint),
    allScriptBytes: await bytes('Script'),
    styleBytes: await bytes('Stylesheet', largestPaint),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** Chromium sometimes loses the start or the end of a trace, so that the report has no paint: retry. */
async function reportOf(url: string, categories: readonly string[], rest = attempts): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      tool,
      url,
      '--quiet',
      '--output=json',
      '--throttling-method=devtools',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: longestReport },
  ).catch((cause: { stdout?: string }) => ({ stdout: cause.stdout ?? '' }));
  const report = parseReport(stdout);
  if (report?.audits['first-contentful-paint']?.numericValue !== undefined) return report;
  if (rest === 1) throw new Error(`Lighthouse recorded no paint of ${url}, ${attempts} times.`);
  return reportOf(url, categories, rest - 1);
}

function parseReport(text: string): Report | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function gzipBytes(url: string): Promise<number> {
  return gzipSync(await (await fetch(url)).text(), { level: 9 }).length;
}

/** The median of each figure over several visits. */
export function middle(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (first === undefined) throw new Error('There was no visit.');
  const names = Object.keys(first) as (keyof Visit)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((one) => one[name]))]),
  ) as unknown as Visit;
}
