// Judges of the delivered shop: its HTML, its headers, its accessibility, and what Lighthouse thinks of it.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { visit } from '../bench-web/lighthouse.ts';
import { ownBuild, serveBuild } from '../bench-web/served-build.ts';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';
import type { Verdict } from '../journeys/verdict.ts';
import { hasJava } from '../specmatic/judge-by-specmatic.ts';
import { judgeContentPolicy } from './content-policy.ts';
import type { Skipped } from './judgement.ts';
import { outputOf, verdictOver } from './judgement.ts';
import { judgeHeaders } from './observatory.ts';

/** The Nu HTML checker is a Java program, downloaded on demand like Lighthouse. */
const checker = 'vnu-jar@26.9.27';

/** Pages of every kind: landing, list, goods, cart, login, form, text, and one that does not exist. */
const paths = [
  '/',
  '/product',
  '/detail?id=1011',
  '/car',
  '/login/login',
  '/login/register',
  '/finder',
  '/compare?ids=1011,1021',
  '/activity/flashsale',
  '/points',
  '/support',
  '/support/trackOrder',
  '/about/contactUs',
  '/policy/returns',
  '/withdrawal',
  '/nothing-here',
];

const landingPaths = paths.slice(0, 3);

export type PageJudge = (shop: string) => Promise<Verdict | Skipped>;

/** Builds the shop, serves it, and lets each judge look at it. */
export async function judgePages<Result>(look: (shop: string) => Promise<Result>): Promise<Result> {
  process.env.NODE_ENV = 'production';
  const served = await serveBuild(ownBuild());
  try {
    return await look(served.url);
  } finally {
    await served.close();
  }
}

export async function judgePolicyOf(shop: string): Promise<Verdict> {
  const { headers } = await fetch(shop);
  return judgeContentPolicy(headers.get('content-security-policy') ?? '');
}

export async function judgeHeadersOf(shop: string): Promise<Verdict> {
  const response = await fetch(shop);
  const html = await response.text();
  const { load } = await import('cheerio');
  const page = load(html);
  const sources = [...page('script[src]:not([integrity])')].map((element) => page(element).attr('src') ?? '');
  const foreign = sources.filter((source) => new URL(source, shop).origin !== shop);
  return judgeHeaders(response.headers, { foreign });
}

/** Accessibility, best practices and SEO of the landing pages; speed is measured by `npm run bench:web`. */
export async function judgeByLighthouse(shop: string): Promise<Verdict> {
  const findings: Record<string, readonly string[]> = {};
  for (const path of landingPaths) {
    const scores = await visit(`${shop}${path}`, ['performance', 'accessibility', 'best-practices', 'seo']);
    for (const category of ['accessibility', 'bestPractices', 'seo'] as const)
      findings[`${path} ${category}`] = scores[category] === 100 ? [] : [`${scores[category]} of 100`];
  }
  return verdictOver('Lighthouse', 'scores of 100', findings);
}

/** All rules of axe, also the ones for best practices, in both color schemes. */
export async function judgeByAxe(shop: string): Promise<Verdict> {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const findings: Record<string, readonly string[]> = {};
  await withPages(shop, ['light', 'dark'], async ({ path, scheme, page }) => {
    await page.evaluate(axe);
    findings[`${path}, ${scheme}`] = await page.evaluate(async () => {
      const { violations } = await (window as unknown as AxeWindow).axe.run();
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
      );
    });
  });
  return verdictOver('axe', 'pages', findings);
}

interface AxeWindow {
  readonly axe: { readonly run: () => Promise<AxeResults> };
}

interface Complaint {
  readonly type: string;
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** The document of each page as the browser holds it after the first view. */
export async function judgeHtml(shop: string): Promise<Verdict | Skipped> {
  const name = 'Nu HTML checker';
  if (!(await hasJava())) return { name, skipped: 'there is no `java` on this machine' };
  const folder = await mkdtemp(join(tmpdir(), 'signal-html-'));
  try {
    const pathOf = new Map<string, string>();
    await withPages(shop, ['light'], async ({ path, page }) => {
      const file = `${pathOf.size}.html`;
      pathOf.set(file, path);
      await writeFile(join(folder, file), await page.content());
    });
    const files = [...pathOf.keys()].map((file) => join(folder, file));
    const { stderr } = await outputOf('npx', [
      '--yes',
      checker,
      '--format',
      'json',
      '--errors-only',
      ...files,
    ]);
    const { messages }: { readonly messages: readonly Complaint[] } = JSON.parse(stderr);
    const findings = [...pathOf].map(([file, path]) => [
      path,
      messages
        .filter(({ url = '' }) => basename(url) === file)
        .map(({ message, extract = '' }) => `${message} ${extract}`),
    ]);
    return verdictOver(name, 'pages', Object.fromEntries(findings));
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface OpenPage {
  readonly path: string;
  readonly scheme: 'light' | 'dark';
  readonly page: Awaited<ReturnType<Browser['newPage']>>;
}

async function withPages(
  shop: string,
  schemes: readonly OpenPage['scheme'][],
  look: (page: OpenPage) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    for (const scheme of schemes)
      for (const path of paths) {
        // The tool's own script is not the shop's.
        const page = await browser.newPage({ colorScheme: scheme, reducedMotion: 'reduce', bypassCSP: true });
        await page.goto(`${shop}${path}`);
        // The event stream keeps the network busy, so the page itself shows that its first view is ready.
        await page.waitForFunction(() => {
          const isInView = (part: Element) => part.getBoundingClientRect().top < innerHeight;
          const skeletons = [...document.querySelectorAll('[data-skeleton]')];
          return document.querySelector('main h1') !== null && !skeletons.some(isInView);
        });
        await look({ path, scheme, page });
        await page.close();
      }
  } finally {
    await browser.close();
  }
}
