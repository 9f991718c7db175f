import { join } from 'node:path';
import { build } from 'vite';

const entry = join(import.meta.dirname, '../../packages/sdk/conformance/conformance.ts');

/** Bundles checks and sdk into one module, `conformance.mjs`: the same bytes run everywhere. */
export async function bundleChecks(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry, formats: ['es'], fileName: () => 'conformance.mjs' },
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}
