// Stores the bundle of each release, without texts and examples, to compare the next contract with it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '../../packages/sdk/generator/contract-document.ts';

export interface Bundle extends ContractDocument {
  readonly info: { readonly version: string };
}

const folder = 'openapi/releases';
const words = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'x-enum-descriptions',
  'x-spec',
  'x-chosen',
  'x-unit',
]);

export function readBundle(path: string): Bundle {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The newest release, undefined before the first. */
export function lastRelease(): Bundle | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const newest = names.sort((a, b) => compareVersions(a.slice(0, -5), b.slice(0, -5))).at(-1);
  return newest === undefined ? undefined : readBundle(join(folder, newest));
}

/** @returns the path of the file; throws when this version was released before with another contract */
export function writeRelease(bundle: Bundle, into: string = folder): string {
  const path = join(into, `${bundle.info.version}.json`);
  const text = `${JSON.stringify(withoutWords(bundle))}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') !== text)
    throw new Error(
      `${bundle.info.version} is released already. Raise info.version in openapi/openapi.yaml first.`,
    );
  mkdirSync(into, { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Fields can have the name `description`: names of fields are never removed. */
function withoutWords(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !words.has(key))
      .map(([key, part]) => [key, withoutWords(part, !isNames && key === 'properties')]),
  );
}

/** Whether the version allows a breaking change: a new major version, or a new minor version while the major is 0. */
export function mayBreak(before: string, after: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = numbersOf(before);
  const [major = 0, minor = 0] = numbersOf(after);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

export function compareVersions(a: string, b: string): number {
  const other = numbersOf(b);
  const differences = numbersOf(a).map((part, at) => part - (other[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map(Number);
}
