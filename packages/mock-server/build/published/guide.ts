// The guide of the published package is rendered already: its sources are files that only the repository has.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { GuideFile } from '@signal-shop/guide';

interface Listing {
  readonly policy: string;
  /** Media types of the files. */
  readonly types: Readonly<Record<string, string>>;
}

const folder = new URL('../guide/', import.meta.url);
const { policy, types }: Listing = JSON.parse(readFileSync(new URL('listing.json', folder), 'utf8'));

export const guidePolicy = policy;

/** @returns null for an unknown name */
export async function guideFile(name: string): Promise<GuideFile | null> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  return type === undefined ? null : { type, bytes: await readFile(new URL(name, folder)) };
}
