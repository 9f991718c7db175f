import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../../../..');

export interface ServerCopy {
  /** The folder in the place of the repository. */
  readonly folder: string;
  /** The program of the command line. */
  readonly cli: string;
  /** Rewrites a file, by its path in the repository. @throws Error if the change changes nothing */
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

/** A copy of the mock server whose sources and contract can be changed while it runs. */
export function copyServer(): ServerCopy {
  const folder = mkdtempSync(join(tmpdir(), 'mock-reload-'));
  const original = join(repository, 'packages/mock-server');
  const copy = join(folder, 'packages/mock-server');
  mkdirSync(copy, { recursive: true });
  cpSync(join(original, 'src'), join(copy, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
  cpSync(join(original, 'package.json'), join(copy, 'package.json'));
  cpSync(join(repository, 'openapi/dist'), join(folder, 'openapi/dist'), { recursive: true });
  for (const name of ['node_modules', 'films', 'manuals', 'pictures'])
    symlinkSync(join(original, name), join(copy, name));
  return {
    folder,
    cli: join(copy, 'src/server/cli/cli.ts'),
    edit(file, change) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`The change of ${file} changes nothing.`);
      writeFileSync(path, changed);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
