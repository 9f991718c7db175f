import { defaultLocale } from '@signal-shop/sdk/constants';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { landingPages } from '../src/begin/landing-pages.ts';
import type { Plan } from '../src/begin/plan.ts';
import { buildModule } from './build-module.ts';
import { criticalStyles } from './critical-styles.ts';
import { drawTemplates } from './sketch.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const font = /geologica-latin-shrp-normal.*\.woff2$/;

/**
 * Adds what starts the shop to the html: a script tag while developing; in a release sketches of the first view with
 * their styles, and the script that shows one and asks for everything else in the visitor's language.
 */
export function firstView(): Plugin {
  return {
    name: 'signal-shop:first-view',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle === undefined
          ? [{ tag: 'script', attrs: { type: 'module', src: '/src/main.tsx' }, injectTo: 'body' }]
          : releaseTags(bundle),
    },
  };
}

async function releaseTags(bundle: Bundle): Promise<HtmlTagDescriptor[]> {
  const main = chunkNamed('main', bundle);
  const first = withImports(main, bundle);
  const pages = landingPages.map((page) => {
    const chunks = withImports(chunkNamed(page, bundle), bundle).filter((chunk) => !first.includes(chunk));
    return [page, filesOf(chunks)] as const;
  });
  const plan: Plan = {
    libraries: placeOf(chunkNamed('libraries', bundle)),
    main: placeOf(main),
    first: filesOf(first),
    pages: Object.fromEntries(pages),
  };
  const sheets = new Set([...plan.first, ...pages.flatMap(([, files]) => files)]);
  const css = [...sheets].filter((name) => name.endsWith('.css')).map((name) => textOf(name, bundle));
  const templates = Object.entries(await drawTemplates());
  const styles = await criticalStyles(css.join(''), templates.map(([, html]) => html).join(''));
  const href = `/${Object.keys(bundle).find((name) => font.test(name))}`;
  return [
    tag('head', 'link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
    tag('head', 'style', {}, styles),
    ...templates.map(([id, html]) => tag('body', 'template', { id }, html)),
    tag('body', 'script', { type: 'application/json', id: 'plan' }, JSON.stringify(plan)),
    tag('body', 'script', {}, await buildModule('src/begin/begin.ts', 'iife')),
  ];
}

function tag(
  place: 'head' | 'body',
  name: string,
  attrs: NonNullable<HtmlTagDescriptor['attrs']>,
  children = '',
): HtmlTagDescriptor {
  return { tag: name, attrs, children, injectTo: place };
}

function chunkNamed(name: string, bundle: Bundle): Chunk {
  const chunk = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' &&
      (file.name === name || file.moduleIds.some((id) => id.endsWith(`/${name}.tsx`))),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no ${name}.`);
  return chunk;
}

function textOf(name: string, bundle: Bundle): string {
  const file = bundle[`assets/${name}`];
  return file?.type === 'asset' ? String(file.source) : '';
}

/** A chunk and all that it imports. */
function withImports(chunk: Chunk, bundle: Bundle): Chunk[] {
  // A set that grows while it is walked.
  const found = new Set([chunk]);
  for (const { imports } of found) {
    for (const name of imports) if (bundle[name]?.type === 'chunk') found.add(bundle[name]);
  }
  return [...found];
}

function filesOf(chunks: readonly Chunk[]): string[] {
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles.map((name) => name.replace('assets/', ''))), ...chunks.map(placeOf)];
}

/** The name below assets; a wave stands for the language. */
function placeOf({ fileName }: Chunk): string {
  return fileName.replace('assets/', '').replace(`${defaultLocale}/`, '~/');
}
