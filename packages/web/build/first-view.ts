import { cookieNames, defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Rolldown } from 'vite';

import { criticalStyles } from './critical-styles.ts';

type Chunk = Rolldown.OutputChunk;

interface Build {
  readonly bundle: Rolldown.OutputBundle;
  readonly chunks: readonly Chunk[];
  /** Names of the chunks that exist once for each language. */
  readonly worded: ReadonlySet<string>;
  /** The html of each kind of first view. */
  readonly sketches: Readonly<Record<string, string>>;
}

/** What an address begins with: its sketch, and the files it needs besides those of every page. */
type Beginning = readonly [address: string, sketch: string, files: readonly string[]];

const font = /geologica-latin-shrp-normal.*\.woff2$/;
const ownTags = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** Where visits begin: addresses, what is sketched there, and the page whose code and styles most visits need at once. */
const beginnings = [
  ['^/(?:\\?|$)', 'home', 'home-page'],
  ['^/product.*[?&]keywords=', 'listing', 'search-results-page'],
  ['^/product', 'listing', 'category-page'],
  ['^/detail', 'detail', 'product-detail-page'],
  ['^/(?:car|pay|pay_result|activity)\\b', '', null],
  ['', 'other', null],
] as const;

/** The html with a sketch of the first view and what starts the shop in the visitor's language, which only the browser knows. */
export function startingPage(html: string, build: Build): string {
  const { bundle, chunks, sketches } = build;
  const main = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith('/src/main.tsx')));
  if (main === undefined) throw new Error('The build has no main.tsx.');
  const first = together([main], chunks);
  const found = beginnings.map(([address, sketch, name]): Beginning => {
    const page = name === null ? [] : together([chunkNamed(name, chunks)], chunks);
    const own = page.filter((chunk) => !first.includes(chunk));
    return [address, sketch, filesOf(own, build)];
  });
  const templates = Object.entries(sketches).map(
    ([name, sketch]) =>
      `<template id="sketch-${name}"><div inert aria-hidden="true">${sketch}</div></template>`,
  );
  const styles = [...new Set(found.flatMap(([, , files]) => files).concat(filesOf(first, build)))]
    .filter((name) => name.endsWith('.css'))
    .map((name) => textOf(bundle[`assets/${name}`]))
    .toReversed();
  const fontFile = Object.keys(bundle).find((name) => font.test(name));
  const head = `<link rel="preload" as="font" type="font/woff2" href="/${fontFile}" crossorigin />
    <style>${criticalStyles(styles.join(''), templates.join(''))}</style>`;
  const script = starter(placeOf(main, build), filesOf(first, build), found);
  return html
    .replaceAll(ownTags, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('</body>', () => `  ${templates.join('')}\n    <script>${script}</script>\n  </body>`);
}

/** Runs in the browser, before anything else has come; by hand, because nothing compiles it. */
function starter(main: string, first: readonly string[], pages: readonly Beginning[]): string {
  return `{
  const known = ${JSON.stringify(locales)};
  const asked = [new URLSearchParams(location.search).get('lang'), /(?:^|; )${cookieNames.locale}=(\\w+)/.exec(document.cookie)?.[1]];
  const locale = asked.find((one) => known.includes(one)) ?? '${defaultLocale}';
  const placeOf = (file) => '/assets/' + file.replace('~', locale);
  const [, sketch, files] = ${JSON.stringify(pages)}.find(([address]) => RegExp(address).test(location.pathname + location.search));
  if (sketch !== '') document.getElementById('shop').append(document.getElementById('sketch-' + sketch).content.cloneNode(true));
  const styles = [];
  for (const file of [...${JSON.stringify(first)}, ...files]) {
    const link = Object.assign(document.createElement('link'), { href: placeOf(file), crossOrigin: '' });
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    if (link.rel === 'stylesheet') styles.push(new Promise((done) => (link.onload = link.onerror = done)));
    document.head.append(link);
  }
  globalThis.begun = { styles: Promise.all(styles) };
  import(placeOf('${main}'));
}`;
}

function chunkNamed(name: string, chunks: readonly Chunk[]): Chunk {
  const chunk = chunks.find((one) => one.name === name);
  if (chunk === undefined) throw new Error(`The build has no ${name}.`);
  return chunk;
}

function textOf(file: Rolldown.OutputAsset | Chunk | undefined): string {
  return file?.type === 'asset' ? String(file.source) : '';
}

/** Chunks and all that they import. */
function together(entries: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const queue = [...entries];
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const { imports } = chunk;
    queue.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...found];
}

function filesOf(chunks: readonly Chunk[], build: Build): string[] {
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles)]
    .map((name) => name.replace('assets/', ''))
    .concat(chunks.map((chunk) => placeOf(chunk, build)));
}

/** The name below assets; a wave stands for the language. */
function placeOf({ fileName }: Chunk, { worded }: Build): string {
  return fileName.replace('assets/', worded.has(fileName) ? '~/' : '');
}
