import { writeFileSync } from 'node:fs';
import type { Coverage } from '../self-check/coverage.ts';

/**
 * Writes down what of the contract was answered.
 * @throws Error with a sentence for people when the file cannot be written
 */
export function writeCoverage(path: string, coverage: Coverage): void {
  try {
    writeFileSync(path, `${JSON.stringify(coverage, null, 2)}\n`);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`The coverage ${path} cannot be written: ${reason}.`);
  }
}
