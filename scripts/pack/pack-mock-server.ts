// The published mock server: bundled scripts, declarations, and every file that it serves.
import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guideFile, guideNames, guidePolicy } from '@signal-shop/guide';
import type { Plugin } from 'rolldown';
import { rolldown } from 'rolldown';
import { locations } from '../../packages/mock-server/src/server/locations.ts';
import { copyDeclarations, write } from './compiled-sources.ts';
import type { Publication } from './published-manifest.ts';
import { repository } from './published-manifest.ts';
import { writePackage } from './write-package.ts';

const source = join(repository, 'packages/mock-server');

/** Source of each public subpath; those of the workspace that only its other packages need are not among them. */
const entries = {
  index: 'index.ts',
  control: 'control/control.ts',
  feed: 'control/follow-feed.ts',
  msw: 'msw/handlers.ts',
  playwright: 'playwright/index.ts',
  server: 'server/index.ts',
  testing: 'testing/visitor.ts',
  vite: 'server/vite/mock-shop.ts',
} as const;

/** Scripts without a public subpath. */
const internalEntries = {
  cli: 'server/cli/cli.ts',
  fakers: 'seed/large/fakers.ts',
  'fakers-node': 'server/fakers.ts',
} as const;

const publication: Publication = {
  keywords: ['mock', 'mock-server', 'openapi', 'storefront', 'testing', 'playwright', 'vite-plugin', 'msw'],
  bundled: ['@signal-shop/guide', '@scalar/api-reference'],
  fields: {
    bin: { 'mock-server': 'dist/cli.js' },
    imports: { '#fakers': { node: './dist/fakers-node.js', default: './dist/fakers.js' } },
  },
  exports: Object.fromEntries(
    Object.keys(entries).map((name) => [
      name === 'index' ? '.' : `./${name}`,
      { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    ]),
  ),
};

/** @param compiled folder of {@link compileSources} */
export async function packMockServer(folder: string, compiled: string): Promise<void> {
  writePackage(folder, source, publication, ['films', 'manuals']);
  await bundle(join(folder, 'dist'));
  copyDeclarations(join(compiled, 'packages/mock-server/src'), join(folder, 'types'));
  for (const [name, file] of Object.entries({ ...entries, ...internalEntries })) {
    write(join(folder, `dist/${name}.d.ts`), `export * from '../types/${file.replace(/\.ts$/, '.js')}';\n`);
  }
  cpSync(fileURLToPath(locations.contract), join(folder, 'openapi'), { recursive: true });
  cpSync(fileURLToPath(locations.scalar), join(folder, 'scalar/standalone.js'));
  buildPage(join(folder, 'page'));
  await writeGuide(join(folder, 'guide'));
}

async function bundle(folder: string): Promise<void> {
  const input = Object.fromEntries(
    Object.entries({ ...entries, ...internalEntries }).map(([name, file]) => [
      name,
      join(source, 'src', file),
    ]),
  );
  const build = await rolldown({
    cwd: source,
    input,
    platform: 'node',
    plugins: [publishedModules],
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@signal-shop/guide'),
    transform: { target: 'es2024' },
  });
  // One folder, so that every module finds the package's files at the same relative path.
  await build.write({ dir: folder, format: 'es', sourcemap: true, chunkFileNames: '[name]-[hash].js' });
  await build.close();
}

/** Modules that read files of the repository, and what replaces them. */
const replacements = new Map(
  Object.entries({
    'src/server/locations.ts': 'locations.ts',
    'src/server/live-page/built-page.ts': 'built-page.ts',
    '../guide/src/index.ts': 'guide.ts',
  }).map(([from, to]) => [join(source, from), join(source, 'build/published', to)]),
);

const publishedModules: Plugin = {
  name: 'published-modules',
  resolveId: {
    filter: { id: /(?:\/(?:locations|built-page)\.ts|^@signal-shop\/guide)$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return (found !== null && replacements.get(found.id)) || found;
    },
  },
};

function buildPage(folder: string): void {
  const builder = join(repository, 'packages/mock-page/build/build-page.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [builder, folder, 'package'], { cwd: repository, env, stdio: 'inherit' });
}

async function writeGuide(folder: string): Promise<void> {
  const types: Record<string, string> = {};
  for (const name of await guideNames()) {
    const file = await guideFile(name, 'live');
    if (file === null) continue;
    types[name] = file.type;
    write(join(folder, name), file.bytes instanceof Uint8Array ? file.bytes : Buffer.from(file.bytes));
  }
  writeFileSync(join(folder, 'listing.json'), JSON.stringify({ policy: guidePolicy, types }));
}
