import { cookieNames, defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

interface Build {
  readonly chunks: readonly Chunk[];
  /** Names of the chunks that exist once for each language. */
  readonly worded: ReadonlySet<string>;
  readonly files: readonly string[];
}

const font = /geologica-latin-shrp-normal.*\.woff2$/;
const ownTags = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** Where most visits begin: addresses, and the page whose code and styles they need at once. */
const beginnings = [
  ['^/(?:\\?|$)', 'home-page'],
  ['^/product.*[?&]keywords=', 'search-results-page'],
  ['^/product', 'category-page'],
  ['^/detail', 'product-detail-page'],
] as const;

/** The html with what starts the shop in the visitor's language, which only the browser knows. */
export function startingPage(html: string, build: Build): string {
  const { chunks } = build;
  const main = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith('/src/main.tsx')));
  if (main === undefined) throw new Error('The build has no main.tsx.');
  const first = together([main], chunks);
  const pages = beginnings.map(([address, name]): [string, string[]] => {
    const page = chunks.find((chunk) => chunk.name === name);
    if (page === undefined) throw new Error(`The build has no ${name}.`);
    return [
      address,
      filesOf(
        together([page], chunks).filter((chunk) => !first.includes(chunk)),
        build,
      ),
    ];
  });
  const [fontFile = ''] = build.files.filter((name) => font.test(name));
  return html
    .replaceAll(ownTags, '')
    .replace(
      '</head>',
      `  <link rel="preload" as="font" type="font/woff2" href="/${fontFile}" crossorigin />\n  </head>`,
    )
    .replace(
      '</body>',
      `  <script>${starter(placeOf(main, build), filesOf(first, build), pages)}</script>\n  </body>`,
    );
}

/** Runs in the browser, before anything else has come; by hand, because nothing compiles it. */
function starter(
  main: string,
  first: readonly string[],
  pages: readonly [string, readonly string[]][],
): string {
  return `{
  const known = ${JSON.stringify(locales)};
  const asked = [new URLSearchParams(location.search).get('lang'), /(?:^|; )${cookieNames.locale}=(\\w+)/.exec(document.cookie)?.[1]];
  const locale = asked.find((one) => known.includes(one)) ?? '${defaultLocale}';
  const placeOf = (file) => '/assets/' + file.replace('~', locale);
  const page = ${JSON.stringify(pages)}.find(([address]) => RegExp(address).test(location.pathname + location.search));
  const styles = [];
  for (const file of [...${JSON.stringify(first)}, ...(page?.[1] ?? [])]) {
    const link = Object.assign(document.createElement('link'), { href: placeOf(file), crossOrigin: '' });
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    if (link.rel === 'stylesheet') styles.push(new Promise((done) => (link.onload = link.onerror = done)));
    document.head.append(link);
  }
  globalThis.begun = { styles: Promise.all(styles) };
  import(placeOf('${main}'));
}`;
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
