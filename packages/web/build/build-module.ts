import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** A module with all its imports as one script. */
export interface BuiltModule {
  readonly chunk: Rolldown.OutputChunk;
  /** The styles that it imports. */
  readonly css: string;
}

/**
 * Bundles a module of the shop with all its imports into one script.
 * @param format `iife` for a browser, without exports; `es` for an import in this process
 * @param outDir the folder that the source map starts from
 */
export async function buildModule(
  module: string,
  format: 'es' | 'iife',
  outDir?: string,
): Promise<BuiltModule> {
  const output = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      ...(outDir !== undefined && { outDir }),
      ssr: format === 'es',
      ssrEmitAssets: true,
      rolldownOptions: { input: join(root, module), output: { format, codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = files.find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error(`the build did not emit ${module}`);
  const sheets = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { chunk, css: sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('') };
}
