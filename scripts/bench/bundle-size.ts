// Measures the gzip sizes of a build in memory.
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { build } from 'vite';
import { firstPageOf } from '../../packages/web/src/begin/first-page.ts';
import type { Plan } from '../../packages/web/src/begin/plan.ts';

/** A downloaded file and its size, in gzipped bytes. */
export interface FileSize {
  readonly file: string;
  readonly bytes: number;
}

/** Files that a first visit of a URL downloads in one language, without images, fonts and responses. */
export interface FirstLoad {
  readonly scripts: readonly FileSize[];
  readonly styles: readonly FileSize[];
}

/** A release: its HTML, and every file by its path relative to it. */
export type Release = ReadonlyMap<string, string>;

const assets = 'assets/';

/** Builds for production: a test runner sets NODE_ENV to test, which would select React's development build. */
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

/** Files that the inline script of the page requests for this URL. */
export function firstLoad(release: Release, address: string, locale = 'en'): FirstLoad {
  const html = release.get('index.html') ?? '';
  const plan: Plan = JSON.parse(load(html)('#plan').text());
  const { page } = firstPageOf(new URL(address, 'https://shop.example'));
  const files = [...plan.first, ...(plan.pages[page ?? ''] ?? [])].map(
    (file) => assets + file.replace('~', locale),
  );
  const sizes = files.map((file) => sizeOf(release, file));
  return {
    scripts: sizes.filter(({ file }) => file.endsWith('.js')),
    styles: sizes.filter(({ file }) => file.endsWith('.css')),
  };
}

/** Every script of one language. */
export function scriptsOf(release: Release, locale = 'en'): FileSize[] {
  const own = new RegExp(`^assets/(?:${locale}/)?[^/]+\\.js$`);
  return [...release.keys()].filter((file) => own.test(file)).map((file) => sizeOf(release, file));
}

export function sum(files: readonly FileSize[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function sizeOf(release: Release, file: string): FileSize {
  const text = release.get(file);
  if (text === undefined) throw new Error(`The page requests ${file}, which the build does not have.`);
  return { file, bytes: gzipSync(text, { level: 9 }).length };
}
