import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readWords, sayIn } from './compile-words.ts';

/** The mode in which `vite.config.ts` builds what draws sketches. */
export const sketchMode = 'sketch';

const text = />([^<]+)</g;
const meaning = / (?:aria-(?!hidden)[\w-]+|id|tabindex|role)="[^"]*"/g;
const link = /(<a\b[^>]*?) href="[^"]*"/g;
const brand = 'signal';

/**
 * Draws the first view of each kind of page, without words: which language it will have is known in the browser only.
 * Where words will be is a space of their height; the name of the shop is the same in all.
 */
export async function drawSketches(root: string): Promise<Record<string, string>> {
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
    const drawn: Record<string, string> = (
      await import(pathToFileURL(join(folder, 'sketch.mjs')).href)
    ).drawSketches();
    const words = await readWords();
    return Object.fromEntries(
      Object.entries(drawn).map(([name, html]) => [name, withoutWords(sayIn('en', html, words))]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function withoutWords(html: string): string {
  return html
    .replaceAll(meaning, '')
    .replaceAll(link, '$1')
    .replaceAll(text, (match, said: string) => (said === brand ? match : '>\u00a0<'));
}
