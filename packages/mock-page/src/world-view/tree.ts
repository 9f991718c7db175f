import type { PatchStep } from '@signal-shop/mock-server/control';

/** A JSON value of the world. */
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

/** The entries of an object or a list, in order. */
export function entriesOf(branch: Branch): readonly Entry[] {
  return Object.entries(branch).map(([key, value]) => ({ key, value }));
}

/** The JSON Pointer of a child entry. */
export function pointerBelow(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

const mostMatches = 300;

export interface SearchResult {
  /** Pointers of the entries whose key or primitive value contains the text. */
  readonly matches: ReadonlySet<string>;
  /** The matches and their ancestors. */
  readonly visible: ReadonlySet<string>;
  /** Whether matches were cut off at the limit. */
  readonly isCut: boolean;
}

export interface TreeProps {
  readonly pointer: string;
  /** The search result; null without a search. */
  readonly searchResult: SearchResult | null;
  readonly onPatch: (steps: readonly PatchStep[]) => Promise<void>;
}

export interface EntryProps extends TreeProps {
  readonly name: string;
  readonly isMatch: boolean;
  readonly remove: React.ReactNode;
}

/** Finds entries by key or value; null for an empty search. */
export function findEntries(root: Branch, text: string): SearchResult | null {
  const term = text.trim().toLowerCase();
  if (term === '') return null;
  const matches = new Set<string>();
  const visible = new Set<string>();
  for (const { pointers, text } of walk(root, [])) {
    if (!text.toLowerCase().includes(term)) continue;
    matches.add(pointers.at(-1) ?? '');
    for (const step of pointers) visible.add(step);
    if (matches.size >= mostMatches) break;
  }
  return { matches, visible, isCut: matches.size >= mostMatches };
}

interface Step {
  /** The pointers from the root to the entry. */
  readonly pointers: readonly string[];
  readonly text: string;
}

function* walk(branch: Branch, above: readonly string[]): Generator<Step> {
  for (const { key, value } of entriesOf(branch)) {
    const pointers = [...above, pointerBelow(above.at(-1) ?? '', key)];
    yield { pointers, text: isBranch(value) ? key : `${key} ${String(value)}` };
    if (isBranch(value)) yield* walk(value, pointers);
  }
}

export type LeafKind = 'text' | 'number' | 'boolean' | 'null';

export function kindOf(value: Exclude<Json, Branch>): LeafKind {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'boolean';
}

/**
 * Parses text as the type of the previous value; an error message if that fails. A value that was null can become
 * anything.
 */
export function readLeaf(
  text: string,
  kind: LeafKind,
): { readonly value: Json } | { readonly problem: string } {
  if (kind === 'text') return { value: text };
  if (kind === 'boolean') return { value: text === 'true' };
  if (kind === 'null') return readJson(text);
  const number = Number(text.trim());
  if (text.trim() === '' || !Number.isFinite(number)) return { problem: 'Enter a number.' };
  return { value: number };
}

/** Parses JSON as typed. */
export function readJson(text: string): { readonly value: Json } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: 'Enter JSON: "text", 12, true, null, {"key": 1}, or [1, 2].' };
  }
}

/** The size of a branch: `{3}` or `[3]`. */
export function sizeText(branch: Branch): string {
  return isList(branch) ? `[${branch.length}]` : `{${Object.keys(branch).length}}`;
}
