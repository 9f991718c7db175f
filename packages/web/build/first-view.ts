import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '@signal-shop/sdk/constants';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { landingPages } from '../src/begin/landing-pages.ts';
import type { Plan } from '../src/begin/plan.ts';
import { buildModule } from './build-module.ts';
import { criticalStyles } from './critical-styles.ts';
import { drawTemplates } from './skeletons.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const font = /geologica-latin-shrp-normal.*\.woff2$/;

/**
 * Adds the start of the shop to the HTML. In development: a script tag. In a release: skeletons with their critical
 * styles, and the inline script that shows one and requests everything else in the visitor's language.
 */
export function firstView(): Plugin {
  let begin: Chunk | undefined;
  let outDir: string;
  return {
    name: 'signal-shop:first-view',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle }) => {
        if (bundle === undefined) return [tag('script', { type: 'module', src: '/src/main.tsx' })];
        begin = (await buildModule('src/begin/begin.ts', 'iife', outDir)).chunk;
        return releaseTags(bundle, planOf(bundle), begin);
      },
    },
    writeBundle: {
      order: 'post', // After deliver, which empties the folder of source maps.
      sequential: true,
      handler: ({ dir }) => {
        if (begin !== undefined) writeFileSync(join(`${dir}-maps`, `${begin.fileName}.map`), `${begin.map}`);
      },
    },
  };
}

async function releaseTags(bundle: Bundle, plan: Plan, begin: Chunk): Promise<HtmlTagDescriptor[]> {
  const files = new Set([...plan.first, ...Object.values(plan.pages).flat()]);
  const assets = [...files].map((name) => bundle[`assets/${name}`]).filter((file) => file?.type === 'asset');
  const css = assets.map(({ source }) => String(source));
  const templates = Object.entries(await drawTemplates());
  const styles = await criticalStyles(css.join(''), templates.map(([, html]) => html).join(''));
  const href = `/${Object.keys(bundle).find((name) => font.test(name))}`;
  const preload = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true };
  return [
    { tag: 'link', attrs: preload, injectTo: 'head' },
    { tag: 'style', children: styles, injectTo: 'head' },
    ...templates.map(([id, html]) => tag('template', { id }, html)),
    tag('script', { type: 'application/json', id: 'plan' }, JSON.stringify(plan)),
    tag('script', {}, `${begin.code}//# sourceURL=/${begin.fileName}`),
  ];
}

function tag(name: string, attrs: Record<string, string>, children = ''): HtmlTagDescriptor {
  return { tag: name, attrs, children, injectTo: 'body' };
}

function planOf(bundle: Bundle): Plan {
  const main = chunkWith('main', bundle);
  const first = filesOf(main, bundle);
  const pages = landingPages.map((page) => {
    const files = filesOf(chunkWith(page, bundle), bundle);
    return [page, files.filter((file) => !first.includes(file))] as const;
  });
  const libraries = pathOf(chunkWith('libraries', bundle));
  return { libraries, main: pathOf(main), first, pages: Object.fromEntries(pages) };
}

/** Returns the chunk with that name, or the one that contains the component with that name. */
function chunkWith(name: string, bundle: Bundle): Chunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(
    (one) => one.name === name || one.moduleIds.some((id) => id.endsWith(`/${name}.tsx`)),
  );
  if (chunk === undefined) throw new Error(`the build did not emit ${name}`);
  return chunk;
}

/** Returns the styles and scripts of a chunk and of all its imports. */
function filesOf(chunk: Chunk, bundle: Bundle): string[] {
  // The set grows during the iteration.
  const chunks = new Set([chunk]);
  for (const { imports } of chunks)
    for (const name of imports) if (bundle[name]?.type === 'chunk') chunks.add(bundle[name]);
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles.map((name) => name.replace('assets/', ''))), ...[...chunks].map(pathOf)];
}

/** The path below assets; `~` is the placeholder for the language. */
function pathOf({ fileName }: Chunk): string {
  return fileName.replace('assets/', '').replace(`${defaultLocale}/`, '~/');
}
