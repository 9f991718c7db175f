// Writes packages/sdk/api.md from the bundled contract.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { apiDocument } from '../../packages/sdk/generator/api-document.ts';

const path = 'packages/sdk/api.md';

/** @returns the path if its text changed */
export function writeApiDocument(bundlePath: string): readonly string[] {
  const text = apiDocument(JSON.parse(readFileSync(bundlePath, 'utf8')));
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  writeFileSync(path, text);
  return [path];
}
