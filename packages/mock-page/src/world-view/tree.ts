import type { PatchStep } from '@signal-shop/mock-server/control';

/** A value of the world as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Entry {
  readonly key: string;
  readonly value: Json;
}

export type Branch = Exclude<Json, string | number | boolean | null>;

export function isBranch(value: Json): value is Branch {
  return typeof value === 'object' && value !== null;
}

export function isList(value: Branch): value is readonly Json[] {
  return Array.isArray(value);
}

/** What stands in an object or a list, in its order. */
export function entriesOf(branch: Branch): readonly Entry[] {
  return Object.entries(branch).map(([key, value]) => ({ key, value }));
}

/** The JSON Pointer of an entry below another. */
export function pointerBelow(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const mostMatches = 300;

export interface Found {
  /** Pointers of the entries whose key or plain value has the words. */
  readonly matches: ReadonlySet<string>;
  /** Those, and everything that they stand in. */
  readonly shown: ReadonlySet<string>;
  /** More were there than anybody wants to see. */
  readonly isCut: boolean;
}

export interface TreeProps {
  readonly pointer: string;
  /** What a search wants to be seen; null without one. */
  readonly found: Found | null;
  readonly onPatch: (steps: readonly PatchStep[]) => Promise<void>;
}

export interface EntryProps extends TreeProps {
  readonly name: string;
  readonly isMatch: boolean;
  readonly remove: React.ReactNode;
}

/** Looks for entries by key or by value; null when there is nothing to look for. */
export function findEntries(root: Branch, text: string): Found | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const matches = new Set<string>();
  const shown = new Set<string>();
  for (const { way, said } of walk(root, [])) {
    if (!said.toLowerCase().includes(wanted)) continue;
    matches.add(way.at(-1) ?? '');
    for (const step of way) shown.add(step);
    if (matches.size >= mostMatches) break;
  }
  return { matches, shown, isCut: matches.size >= mostMatches };
}

interface Step {
  /** The pointers from the root down to the entry. */
  readonly way: readonly string[];
  readonly said: string;
}

function* walk(branch: Branch, above: readonly string[]): Generator<Step> {
  for (const { key, value } of entriesOf(branch)) {
    const way = [...above, pointerBelow(above.at(-1) ?? '', key)];
    yield { way, said: isBranch(value) ? key : `${key} ${String(value)}` };
    if (isBranch(value)) yield* walk(value, way);
  }
}

export type LeafKind = 'text' | 'number' | 'boolean' | 'null';

export function kindOf(value: Exclude<Json, Branch>): LeafKind {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'boolean';
}

/** What was typed as a value of the same kind; an error's sentence when it is none. What was null may become anything. */
export function readLeaf(
  typed: string,
  kind: LeafKind,
): { readonly value: Json } | { readonly problem: string } {
  if (kind === 'text') return { value: typed };
  if (kind === 'boolean') return { value: typed === 'true' };
  if (kind === 'null') return readJson(typed);
  const number = Number(typed.trim());
  if (typed.trim() === '' || !Number.isFinite(number)) return { problem: 'This is a number, and stays one.' };
  return { value: number };
}

/** JSON as it was typed. */
export function readJson(typed: string): { readonly value: Json } | { readonly problem: string } {
  try {
    return { value: JSON.parse(typed) };
  } catch {
    return { problem: 'Write it as JSON: "text", 12, true, null, {"key": 1} or [1, 2].' };
  }
}

/** How much there is in a branch: `{3}` or `[3]`. */
export function sizeText(branch: Branch): string {
  return isList(branch) ? `[${branch.length}]` : `{${Object.keys(branch).length}}`;
}
