import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The path of a state file in a folder that is removed with the test. */
export function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'shop.sqlite');
}
