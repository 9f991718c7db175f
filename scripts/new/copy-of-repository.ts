import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A copy of the files that the generator reads or changes; it exists until the test ends. */
export function copyOfRepository(paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'signal-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path), { recursive: true });
  }
  return folder;
}
