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
  const findings = Object.values(findingsOfPackages(folder, tarballs)).flat();
  if (findings.length > 0) throw new Error(findings.join('\n'));
}

/** The findings about each package. */
export function findingsOfPackages(
  folder: string,
  tarballs: Tarballs,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(profiles).map(([name, profile]) => {
      const tarball = Object.entries(tarballs).find(([key]) => key === name)?.[1];
      return [
        name,
        [
          ...run('publint', '--strict', '--pack', 'false', join(folder, name)),
          ...(profile === null || tarball === undefined
            ? []
            : run('attw', tarball, '--no-emoji', ...profile)),
        ],
      ];
    }),
  );
}

function run(tool: string, ...parameters: readonly string[]): readonly string[] {
  try {
    execFileSync(join(tools, tool), parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    return [`${tool} ${parameters.join(' ')}:\n${stdout}${stderr}`];
  }
}
