// Measures what a customer downloads: gzip sizes of a build that is never written to disk.
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { build } from 'vite';
import { firstPageOf } from '../../packages/web/src/begin/first-page.ts';
import type { Plan } from '../../packages/web/src/begin/plan.ts';

/** One downloaded file and its bytes, gzipped. */
export interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

/** What a first visit of an address in one language downloads, apart from pictures, fonts and answers. */
export interface FirstLoad {
  readonly scripts: readonly Weighed[];
  readonly styles: readonly Weighed[];
}

/** A release: its page, and every file by its name below the page. */
export type Release = ReadonlyMap<string, string>;

const assets = 'assets/';

/** As a release is built, whoever asks: a test runner says that this is a test, and React would be its development build. */
export async function buildRelease(): Promise<Release> {
  process.env.NODE_ENV = 'production';
  const output = await build({
    root: 'packages/web',
    logLevel: 'error',
    build: { write: false, minify: true },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}

/** What the page's own script asks for at once at this address. */
export function firstLoad(release: Release, address: string, locale = 'en'): FirstLoad {
  const html = release.get('index.html') ?? '';
  const plan: Plan = JSON.parse(load(html)('#plan').text());
  const { page } = firstPageOf(new URL(address, 'https://shop.example'));
  const files = [...plan.first, ...(plan.pages[page ?? ''] ?? [])].map(
    (file) => assets + file.replace('~', locale),
  );
  const weighed = files.map((file) => weigh(release, file));
  return {
    scripts: weighed.filter(({ file }) => file.endsWith('.js')),
    styles: weighed.filter(({ file }) => file.endsWith('.css')),
  };
}

/** Every script that one language is made of. */
export function scriptsOf(release: Release, locale = 'en'): Weighed[] {
  const own = new RegExp(`^assets/(?:${locale}/)?[^/]+\\.js$`);
  return [...release.keys()].filter((file) => own.test(file)).map((file) => weigh(release, file));
}

export function sum(files: readonly Weighed[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function weigh(release: Release, file: string): Weighed {
  const text = release.get(file);
  if (text === undefined) throw new Error(`The page asks for ${file}, which the build does not have.`);
  return { file, bytes: gzipSync(text, { level: 9 }).length };
}
