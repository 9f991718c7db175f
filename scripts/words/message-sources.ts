// The description of each message of the interface, and the file that defines it.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { repository } from './shop-texts.ts';

export interface MessageSource {
  readonly description: string;
  /** `packages/ui/src/screens/cart/cart.messages.ts` */
  readonly file: string;
}

export function readMessageSources(): Readonly<Record<string, MessageSource>> {
  const files = globSync('packages/ui/src/**/*.messages.ts', { cwd: repository });
  const formatjs = join(repository, 'node_modules/@formatjs/cli/bin/formatjs');
  const options = ['--throws', '--preserve-whitespace', '--extract-source-location'];
  return JSON.parse(
    execFileSync(process.execPath, [formatjs, 'extract', ...files, ...options], {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
}
