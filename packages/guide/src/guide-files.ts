import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuidePage } from './guide-pages.ts';
import { pages } from './guide-pages.ts';
import type { GuideKind } from './page-html.ts';
import { pageHtml } from './page-html.ts';
import type { RenderedPage } from './render-markdown.ts';
import { renderMarkdown } from './render-markdown.ts';
import { repository } from './repository.ts';
import { searchSections } from './search-sections.ts';

/** A file of the site: equal on the mock server and in a folder, except for links between the two. */
export interface GuideFile {
  readonly type: string;
  readonly bytes: Uint8Array | string;
}

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
const face = '@fontsource-variable/geologica/files/geologica-latin-shrp-normal.woff2';

/** Static files that are served unchanged. */
const assets: ReadonlyMap<string, { readonly type: string; readonly path: string }> = new Map([
  ['article.css', asset('article.css', style)],
  ['frame.css', asset('frame.css', style)],
  ['search.css', asset('search.css', style)],
  ['top.css', asset('top.css', style)],
  ['guide.js', asset('guide.js', script)],
  ['tokens.css', { type: style, path: join(repository, 'packages/ui/src/tokens.css') }],
  ['geologica.woff2', { type: 'font/woff2', path: createRequire(import.meta.url).resolve(face) }],
]);

function asset(name: string, type: string) {
  return { type, path: join(import.meta.dirname, '../assets', name) };
}

const renderedPages = new Map<string, { readonly text: string; readonly page: RenderedPage }>();

/** Returns every name that {@link guideFile} accepts. Rejects if a page cannot be read. */
export async function guideNames(): Promise<readonly string[]> {
  const bodies = await Promise.all(pages.map(bodyOf));
  const pictures = new Set(bodies.flatMap((body) => body.pictures.map((name) => `pictures/${name}`)));
  return [...pages.map(({ name }) => `${name}.html`), 'search.js', ...assets.keys(), ...pictures];
}

/** @returns null for an unknown name; pages are rendered from their current markdown */
export async function guideFile(name: string, kind: GuideKind): Promise<GuideFile | null> {
  const page = pages.find((candidate) => `${candidate.name}.html` === name);
  if (page !== undefined)
    return { type: 'text/html; charset=utf-8', bytes: pageHtml(page, await bodyOf(page), kind) };
  if (name === 'search.js') return { type: script, bytes: await searchScript() };
  const file = assets.get(name);
  if (file !== undefined) return { type: file.type, bytes: await readFile(file.path) };
  return pictureNamed(name);
}

async function pictureNamed(name: string): Promise<GuideFile | null> {
  const [, file, ending] = /^pictures\/([\w-]+\.(png|svg))$/.exec(name) ?? [];
  if (file === undefined) return null;
  const bytes = await readFile(join(repository, 'docs/pictures', file)).catch(() => null);
  return bytes === null ? null : { type: ending === 'svg' ? 'image/svg+xml' : 'image/png', bytes };
}

async function bodyOf(page: GuidePage): Promise<RenderedPage> {
  const text = await markdownOf(page);
  const before = renderedPages.get(page.name);
  if (before?.text === text) return before.page;
  const body = renderMarkdown(text, page);
  renderedPages.set(page.name, { text, page: body });
  return body;
}

async function markdownOf({ source }: GuidePage): Promise<string> {
  const path = join(repository, source);
  if (source.endsWith('.md')) return readFile(path, 'utf8');
  const { markdown }: { markdown: () => string } = await import(pathToFileURL(path).href);
  return markdown();
}

async function searchScript(): Promise<string> {
  const sections = await Promise.all(pages.map(async (page) => searchSections(await markdownOf(page), page)));
  return `globalThis.guideSections = ${JSON.stringify(sections.flat())};\n`;
}
