// The published components: compiled modules with their styles beside them, for the consumer's bundler.
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDeclarations, write } from './compiled-sources.ts';
import type { Publication } from './published-manifest.ts';
import { repository } from './published-manifest.ts';
import { writePackage } from './write-package.ts';

const source = join(repository, 'packages/ui');

const publication: Publication = {
  keywords: ['react', 'components', 'design-system', 'design-tokens', 'storefront'],
  shared: ['react', 'react-dom', 'react-intl', 'react-router'],
  fields: { sideEffects: ['**/*.css'] },
  exports: {
    './*.css': './src/*.css',
    './tokens/*': './tokens/*',
    './lang/*': './lang/*',
    './*': { types: './src/*.d.ts', default: './src/*.js' },
  },
};

/** @param compiled folder of {@link compileSources} */
export function packUi(folder: string, compiled: string): void {
  writePackage(folder, source, publication, ['lang', 'tokens']);
  const scripts = join(compiled, 'packages/ui/src');
  copyDeclarations(scripts, join(folder, 'src'));
  for (const file of globSync('**/*.{js,js.map}', { cwd: scripts })) {
    write(join(folder, 'src', file), readFileSync(join(scripts, file)));
  }
  for (const file of globSync('**/*.{css,svg}', { cwd: join(source, 'src') })) {
    cpSync(join(source, 'src', file), join(folder, 'src', file));
  }
}
