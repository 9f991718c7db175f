// A project outside the repository that installs the packed packages.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Tarballs } from './pack.ts';
import { repository } from './published-manifest.ts';

export type Installer = 'npm' | 'pnpm';

const { packageManager }: { readonly packageManager: string } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
);
/** For npx: the version without its hash. */
const [pnpm = ''] = packageManager.split('+');

export interface Consumer {
  readonly folder: string;
  /** Runs a command of the installed packages under the project's Node. Throws with its output. */
  readonly run: (command: string, ...parameters: readonly string[]) => string;
  readonly env: NodeJS.ProcessEnv;
}

interface Project {
  readonly installer: Installer;
  /** Folder of the program `node`. */
  readonly node: string;
  readonly tarballs: Tarballs;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly env?: NodeJS.ProcessEnv;
}

/** Installs the tarballs and further dependencies into an empty folder. */
export function createConsumer(folder: string, { installer, node, tarballs, ...project }: Project): Consumer {
  const local = Object.fromEntries(
    Object.entries(tarballs).map(([name, path]) => [`@signal-shop/${name}`, `file:${path}`]),
  );
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...local, ...project.dependencies },
    // The packages name each other by version, which no registry has yet.
    overrides: local,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const settings = { overrides: local, strictDepBuilds: false, minimumReleaseAge: 0 };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  const env = {
    ...process.env,
    ...project.env,
    PATH: [join(folder, 'node_modules/.bin'), node, process.env.PATH].join(delimiter),
  };
  const install = {
    npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'],
    pnpm: ['npx', '--yes', pnpm, 'install', '--ignore-scripts', '--prefer-offline'],
  } as const satisfies Record<Installer, readonly string[]>;
  const run = (command: string, ...parameters: readonly string[]) => runIn(folder, env, command, parameters);
  const [command, ...parameters] = install[installer];
  // The installers run under the Node of the machine, as in every project.
  runIn(folder, process.env, command, parameters);
  return { folder, run, env };
}

/** The pinned Node of the repository. */
export const pinnedNode = join(repository, 'node_modules/node/bin');

/** Installs Node of a major version from the npm package `node`. @returns the folder of the program */
export function installNode(folder: string, version: string): string {
  writeFileSync(join(folder, 'package.json'), '{}');
  runIn(folder, process.env, 'npm', ['install', '--no-audit', '--no-fund', `node@${version}`]);
  const bin = join(folder, 'node_modules/node/bin');
  if (!existsSync(bin)) runIn(folder, process.env, 'npm', ['rebuild', 'node']);
  return bin;
}

/** Copies the programs that use the packages. */
export function copyPrograms(folder: string): void {
  cpSync(join(repository, 'tests/packages/consumer'), folder, { recursive: true });
}

/** Runs a command in a folder. @returns its output. @throws Error with its output */
export function runIn(
  cwd: string,
  env: NodeJS.ProcessEnv,
  command: string,
  parameters: readonly string[],
): string {
  try {
    const stdio = ['ignore', 'pipe', 'pipe'] as const satisfies ('ignore' | 'pipe')[];
    return execFileSync(command, parameters, { cwd, env, encoding: 'utf8', stdio: [...stdio] });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`${[command, ...parameters].join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
