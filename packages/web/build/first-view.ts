import { cookieNames, defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Rolldown } from 'vite';
import { beginningScript, firstQuestions } from './beginning.ts';
import { criticalStyles } from './critical-styles.ts';
import { missingShopStyle, missingShops } from './missing-shop.ts';
import type { Sketches } from './sketch.ts';

type Chunk = Rolldown.OutputChunk;

interface Build {
  readonly bundle: Rolldown.OutputBundle;
  readonly chunks: readonly Chunk[];
  readonly sketches: Sketches;
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
export async function startingPage(html: string, build: Build): Promise<string> {
  const { bundle, chunks, sketches } = build;
  const main = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith('/src/main.tsx')));
  if (main === undefined) throw new Error('The build has no main.tsx.');
  const first = together([main], chunks);
  const found = beginnings.map(([address, sketch, name]): Beginning => {
    const page = name === null ? [] : together([chunkNamed(name, chunks)], chunks);
    const own = page.filter((chunk) => !first.includes(chunk));
    return [address, sketch, filesOf(own)];
  });
  const templates = [
    ...Object.entries(sketches.views).map(([name, sketch]) =>
      template(`sketch-${name}`, `<div inert aria-hidden="true">${sketch}</div>`),
    ),
    ...Object.entries(sketches.words).map(([name, words]) => template(`words-${name}`, words)),
  ];
  const missing = missingShops(html).map(([locale, said]) => template(`missing-${locale}`, said));
  const styles = [...new Set(found.flatMap(([, , files]) => files).concat(filesOf(first)))]
    .filter((name) => name.endsWith('.css'))
    .map((name) => textOf(bundle[`assets/${name}`]))
    .toReversed();
  const fontFile = Object.keys(bundle).find((name) => font.test(name));
  const head = `<link rel="preload" as="font" type="font/woff2" href="/${fontFile}" crossorigin />
    <style>${criticalStyles(styles.join(''), templates.join(''))}${missingShopStyle}</style>`;
  const script = await beginningScript({
    first: filesOf(first),
    pages: found,
    main: placeOf(main),
    ground: placeOf(chunkNamed('libraries', chunks)),
    questions: firstQuestions,
    locales,
    defaultLocale,
    localeCookie: cookieNames.locale,
    tokenCookie: cookieNames.token,
  });
  return html
    .replaceAll(ownTags, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      '</body>',
      () => `  ${templates.concat(missing).join('')}\n    <script>${script}</script>\n  </body>`,
    );
}

function template(id: string, html: string): string {
  return `<template id="${id}">${html}</template>`;
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

function filesOf(chunks: readonly Chunk[]): string[] {
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles)].map((name) => name.replace('assets/', '')).concat(chunks.map(placeOf));
}

/** The name below assets; a wave stands for the language. */
function placeOf({ fileName }: Chunk): string {
  return fileName.replace('assets/', '').replace(`${defaultLocale}/`, '~/');
}
