// publint and attw over the packed packages.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Tarballs } from './pack.ts';
import { repository } from './published-manifest.ts';

const tools = join(repository, 'packages/sdk/node_modules/.bin');

/** The profile of attw: which module resolutions must find types. */
const profiles: Readonly<Record<keyof Tarballs, readonly string[] | null>> = {
  sdk: [],
  // No scripts.
  'mock-pictures': null,
  'mock-server': ['--profile', 'esm-only'],
  // Its subpaths are a pattern: three of them represent all.
  ui: [
    '--profile',
    'esm-only',
    '--entrypoints',
    'components/button/button',
    'screens/cart/cart/cart-screen',
    'intl/words-provider',
  ],
};

/** Throws with the findings. @param folder of the packages */
export function lintPackages(folder: string, tarballs: Tarballs): void {
  for (const [name, profile] of Object.entries(profiles)) {
    run('publint', '--strict', '--pack', 'false', join(folder, name));
    const tarball = Object.entries(tarballs).find(([key]) => key === name)?.[1];
    if (profile !== null && tarball !== undefined) run('attw', tarball, '--no-emoji', ...profile);
  }
}

function run(tool: string, ...parameters: readonly string[]): void {
  try {
    execFileSync(join(tools, tool), parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`${tool} ${parameters.join(' ')}:\n${stdout}${stderr}`, { cause: error });
  }
}
