import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedNode, runIn } from '../pack/consumer.ts';
import { repository } from '../pack/published-manifest.ts';

/** A starter in a folder outside the repository, with its libraries. */
export interface Starter {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Runs a command of the installed packages. Throws with its output. */
  readonly run: (command: string, ...parameters: readonly string[]) => string;
}

/** Copies the starter, and installs it with this tarball in place of the published SDK. */
export function installStarter(folder: string, name: string, sdk: string): Starter {
  const original = join(repository, 'starters', name);
  // Builds of the starter in its own folder are left out.
  const isSource = (path: string) => !/^(?:node_modules|dist|\.next|\.expo|\.wrangler)$/.test(path);
  cpSync(original, folder, {
    recursive: true,
    filter: (path) => path.slice(original.length).split('/').every(isSource),
  });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies['@signal-shop/sdk'] = `file:${sdk}`;
  writeFileSync(file, JSON.stringify(manifest));
  const env = {
    ...process.env,
    PATH: [join(folder, 'node_modules/.bin'), pinnedNode, process.env.PATH].join(delimiter),
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    EXPO_NO_TELEMETRY: '1',
    EXPO_OFFLINE: '1',
    WRANGLER_SEND_METRICS: 'false',
  };
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  runIn(folder, env, 'npm', install);
  return { folder, env, run: (command, ...parameters) => runIn(folder, env, command, parameters) };
}
