// Builds the package as it is published (ESM and CommonJS, with types for both) into packages/sdk/dist or a
// given folder.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Publication } from '../../../scripts/pack/published-manifest.ts';
import { writePackage } from '../../../scripts/pack/write-package.ts';
import { commonDefault } from './common-default.ts';
import { withExtension } from './declaration-names.ts';
import { entries, packageFolder } from './entries.ts';

const defaultFolder = join(packageFolder, 'dist');

const formats = [
  { format: 'es', extension: 'js' },
  { format: 'cjs', extension: 'cjs' },
] as const;

function publication(): Publication {
  return {
    keywords: ['storefront', 'sdk', 'openapi', 'typescript', 'client'],
    fields: {
      main: './index.cjs',
      module: './index.js',
      types: './index.d.ts',
      contract: contractVersion(),
    },
    exports: Object.fromEntries(
      Object.keys(entries()).map((name) => [name === 'index' ? '.' : `./${name}`, conditionsOf(name)]),
    ),
  };
}

/** The release of the contract that the calls are generated from. */
function contractVersion(): string {
  const path = join(packageFolder, '../../openapi/dist/openapi.json');
  const contract: { readonly info: { readonly version: string } } = JSON.parse(readFileSync(path, 'utf8'));
  return contract.info.version;
}

function conditionsOf(entry: string): object {
  return {
    import: { types: `./${entry}.d.ts`, default: `./${entry}.js` },
    require: { types: `./${entry}.d.cts`, default: `./${entry}.cjs` },
  };
}

/** @returns the folder of the package, ready for `npm pack` */
export async function buildPackage(folder: string = defaultFolder): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await buildScripts(folder);
  buildTypes(folder);
  writePackage(folder, packageFolder, publication(), ['api.md', 'examples', '../../GLOSSARY.md']);
  return folder;
}

async function buildScripts(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: packageFolder,
    input: { ...entries() },
    platform: 'neutral',
    external: /^[^./]/,
    transform: { target: 'es2022' },
  });
  for (const { format, extension } of formats) {
    await bundle.write({
      dir: folder,
      format,
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `shared/[name].${extension}`,
      sourcemap: true,
      plugins: format === 'cjs' ? [commonDefault] : [],
    });
  }
  await bundle.close();
}

/**
 * Emits the declarations once per module format, and beside each script a file that re-exports its
 * declarations.
 */
function buildTypes(folder: string): void {
  const compiler = join(packageFolder, '../../node_modules/typescript/bin/tsc');
  const types = join(folder, 'types');
  const project = join(packageFolder, 'tsconfig.build.json');
  execFileSync(process.execPath, [compiler, '--project', project, '--outDir', types], { stdio: 'inherit' });
  for (const file of globSync('**/*.d.ts', { cwd: types })) {
    const text = readFileSync(join(types, file), 'utf8');
    writeFileSync(join(types, file), withExtension(text, 'js'));
    writeFileSync(join(types, file.replace(/ts$/, 'cts')), withExtension(text, 'cjs'));
  }
  for (const [name, source] of Object.entries(entries())) {
    const up = '../'.repeat(name.split('/').length - 1) || './';
    const target = source.replace(/^(\.\/)?src\//, 'types/').replace(/\.ts$/, '');
    writeFileSync(join(folder, `${name}.d.ts`), `export * from '${up}${target}.js';\n`);
    writeFileSync(join(folder, `${name}.d.cts`), `export * from '${up}${target}.cjs';\n`);
  }
}

if (import.meta.main) process.stdout.write(`The package is in ${await buildPackage(process.argv[2])}\n`);
