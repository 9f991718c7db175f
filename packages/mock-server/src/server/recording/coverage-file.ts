import { writeFileSync } from 'node:fs';
import { codeOrMessageOf } from '../error-text.ts';
import type { Coverage } from '../self-check/coverage.ts';

/**
 * Writes the coverage of the contract to a file.
 * @throws Error with a readable message when the file cannot be written
 */
export function writeCoverage(path: string, coverage: Coverage): void {
  try {
    writeFileSync(path, `${JSON.stringify(coverage, null, 2)}\n`);
  } catch (error) {
    throw new Error(`The coverage ${path} cannot be written: ${codeOrMessageOf(error)}.`);
  }
}
