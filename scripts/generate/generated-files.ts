// Lists the generated files in .gitattributes, and computes their fingerprints.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** The whole contract in one file for all tools; not in git. */
export const contractBundle = 'openapi/dist/openapi.json';

/** The calls of the contract, prepared by Prism for the mock server; not in git. */
export const preparedOperations = 'openapi/dist/operations.json';

/** The contract of the mock server's control API; not in git. */
export const controlBundle = 'openapi/dist/control.json';

/** Fingerprint of every committed generated file, by path. */
export function generatedFingerprints(): Map<string, string> {
  const files = generatedPatterns()
    .flatMap((pattern) => globSync(pattern))
    .filter((path) => statSync(path).isFile())
    .sort();
  return new Map(files.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

/** Paths whose file was added, removed or changed between two fingerprints. */
export function changedPaths(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

function generatedPatterns(): string[] {
  return readFileSync('.gitattributes', 'utf8')
    .split('\n')
    .filter((line) => line.includes(' linguist-generated'))
    .map((line) => line.split(' ')[0] ?? '')
    .filter((pattern) => pattern !== 'pnpm-lock.yaml');
}
