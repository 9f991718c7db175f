import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The mode in which `vite.config.ts` builds what draws sketches. */
export const sketchMode = 'sketch';

const text = />([^<]+)</g;
/** What is not known before the shop answers: a text, or the address of a picture. */
const said = /^@@say:(\w+)$/;
const source = / src="@@say:(\w+)"/g;
const meaning = / (?:aria-(?!hidden)[\w-]+|id|tabindex|role|placeholder|title|alt)="[^"]*"/g;
const link = /(<a\b[^>]*?) href="[^"]*"/g;
const preload = /<link\b[^>]*>/g;
const brand = 'signal';

/** Html by the name of the view. */
export interface Sketches {
  readonly views: Readonly<Record<string, string>>;
  /** What takes the place of a part of the view once the shop has answered. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * Draws the first view of each kind of page, without words: which language it will have is known in the browser only.
 * Where words will be is a space of their height; the name of the shop is the same in all.
 */
export async function drawSketches(root: string): Promise<Sketches> {
  const folder = mkdtempSync(join(tmpdir(), 'signal-shop-sketch-'));
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: sketchMode,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: 'src/sketch/sketch.tsx',
        rolldownOptions: { output: { entryFileNames: 'sketch.mjs', codeSplitting: false } },
      },
      ssr: { noExternal: true, target: 'node' },
    });
    const drawn: { readonly [Name in 'drawSketches' | 'drawWords']: () => Record<string, string> } =
      await import(pathToFileURL(join(folder, 'sketch.mjs')).href);
    return { views: bare(drawn.drawSketches()), words: bare(drawn.drawWords()) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function bare(drawn: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(drawn).map(([name, html]) => [name, withoutWords(html)]));
}

function withoutWords(html: string): string {
  return html
    .replaceAll(preload, '')
    .replaceAll(meaning, '')
    .replaceAll(link, '$1')
    .replaceAll(source, ' data-source="$1"')
    .replaceAll(text, (match, sentence: string) => {
      const [, field] = said.exec(sentence) ?? [];
      if (field !== undefined) return ` data-say="${field}">\u00a0<`;
      return sentence === brand ? match : '>\u00a0<';
    });
}
