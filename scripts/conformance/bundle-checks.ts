import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { buildPackage } from '../../packages/sdk/build/build-package.ts';

const sdk = join(import.meta.dirname, '../../packages/sdk');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Installs the built package into `node_modules`, as in another project. */
export async function installPackage(folder: string): Promise<void> {
  const packageFolder = join(folder, 'node_modules/@signal-shop/sdk');
  await buildPackage(packageFolder);
  const packageManifest: Manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...packageManifest.dependencies, ...packageManifest.peerDependencies })) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(sdk, 'node_modules', name), link, 'dir');
  }
  // Deno resolves only dependencies of a manifest.
  const manifest = { type: 'module', dependencies: { '@signal-shop/sdk': '*' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

/** Bundles the checks with the installed package into one module, `conformance.mjs`: the same bytes run everywhere. */
export async function bundleChecks(folder: string): Promise<void> {
  const program = join(folder, 'program.mjs');
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'installed-package',
        enforce: 'pre',
        resolveId(id) {
          return id.startsWith('@signal-shop/sdk') ? this.resolve(id, program, { skipSelf: true }) : null;
        },
      },
    ],
    build: {
      lib: {
        entry: join(sdk, 'conformance/conformance.ts'),
        formats: ['es'],
        fileName: () => 'conformance.mjs',
      },
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}
