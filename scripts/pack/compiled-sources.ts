// Compiles the mock server and the components with TypeScript: declarations for both, scripts of the components.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withExtension } from '../../packages/sdk/build/declaration-names.ts';
import { repository } from './published-manifest.ts';

/** @param output gets the layout of the repository */
export function compileSources(output: string): void {
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const project = join(import.meta.dirname, 'tsconfig.json');
  execFileSync(process.execPath, [compiler, '--project', project, '--outDir', output], { stdio: 'inherit' });
}

/** Copies the declarations of a folder with their maps; relative imports name the scripts. */
export function copyDeclarations(from: string, to: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: from })) {
    write(join(to, file), withExtension(readFileSync(join(from, file), 'utf8'), 'js'));
  }
}

export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
