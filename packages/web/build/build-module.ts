import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Bundles a module of the shop with all its imports into one script.
 * @param format `iife` for a browser, without exports; `es` for an import in this process
 * @param outDir the folder that the source map starts from
 */
export async function buildModule(
  module: string,
  format: 'es' | 'iife',
  outDir?: string,
): Promise<Rolldown.OutputChunk> {
  const output = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      ...(outDir !== undefined && { outDir }),
      ssr: format === 'es',
      rolldownOptions: { input: join(root, module), output: { format, codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`the build did not emit ${module}`);
  return chunk;
}
