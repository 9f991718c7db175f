// The files of the line drawings of the models.
import { readFileSync } from 'node:fs';
import type { OutlineIndex } from '../../operations/media/outline-addresses.ts';
import { locations } from '../locations.ts';

export const outlineFolder = new URL('outlines/', locations.pictures);

let index: OutlineIndex | null = null;

export function readOutlines(): OutlineIndex {
  index ??= JSON.parse(readFileSync(new URL('index.json', outlineFolder), 'utf8')) as OutlineIndex;
  return index;
}

/** @returns the file of an address; undefined for a name that the index does not have */
export function outlineFile(name: string): URL | undefined {
  const isKnown = Object.keys(readOutlines()).some((key) => `${key.replace('/', '-')}.svg` === name);
  return isKnown ? new URL(name, outlineFolder) : undefined;
}
