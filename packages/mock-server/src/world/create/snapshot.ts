import type { WorldState } from '../state/state.ts';

/** The state as JSON; maps and sets become tagged lists. */
export function writeSnapshot(state: WorldState): string {
  return JSON.stringify(state, (_key, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    return value instanceof Set ? { $set: [...value] } : value;
  });
}

/** Parses the output of `writeSnapshot`. @throws SyntaxError for invalid JSON */
export function readSnapshot(text: string): WorldState {
  return JSON.parse(text, (_key, value: unknown) => {
    const entries = taggedEntries(value, '$map');
    if (entries !== undefined) return new Map(entries.filter(isPair));
    const members = taggedEntries(value, '$set');
    return members === undefined ? value : new Set(members);
  });
}

function taggedEntries(value: unknown, tag: '$map' | '$set'): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: unknown = Object.getOwnPropertyDescriptor(value, tag)?.value;
  return Array.isArray(entries) ? entries : undefined;
}

function isPair(entry: unknown): entry is readonly [unknown, unknown] {
  return Array.isArray(entry) && entry.length === 2;
}
