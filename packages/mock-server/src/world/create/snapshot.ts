import type { Order } from '../state/orders.ts';
import type { WorldState } from '../state/state.ts';

/** The state as JSON; maps and sets become tagged lists. */
export function writeSnapshot(state: WorldState): string {
  return JSON.stringify(state, (_key, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    return value instanceof Set ? { $set: [...value] } : value;
  });
}

/** Parses the output of `writeSnapshot`, also of an earlier version. @throws SyntaxError for invalid JSON */
export function readSnapshot(text: string): WorldState {
  const state: WorldState = JSON.parse(text, (_key, value: unknown) => {
    const entries = taggedEntries(value, '$map');
    if (entries !== undefined) return new Map(entries.filter(isPair));
    const members = taggedEntries(value, '$set');
    return members === undefined ? value : new Set(members);
  });
  for (const [ordersn, order] of state.orders) state.orders.set(ordersn, withPreferences(order));
  return state;
}

/** In earlier versions, the note of an order was outside of its preferences. */
function withPreferences(order: Order & { readonly note?: string }): Order {
  const { note, ...rest } = order;
  return note === undefined ? order : { ...rest, preferences: { note } };
}

function taggedEntries(value: unknown, tag: '$map' | '$set'): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: unknown = Object.getOwnPropertyDescriptor(value, tag)?.value;
  return Array.isArray(entries) ? entries : undefined;
}

function isPair(entry: unknown): entry is readonly [unknown, unknown] {
  return Array.isArray(entry) && entry.length === 2;
}
