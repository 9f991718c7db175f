import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { WorldState } from '../state/state.ts';

/** The state as JSON for reading and patching: a map becomes an object, a set becomes a list. */
export function toPlainState(state: WorldState): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(state, (_key, value: unknown) => {
      if (value instanceof Map) return Object.fromEntries(value);
      return value instanceof Set ? [...value] : value;
    }),
  );
}

/**
 * Restores the state from plain JSON.
 * @param like a state of the same shop, which defines where maps and sets are
 * @throws Error with a readable message and the path, when a part is missing, unknown or of another type
 */
export function fromPlainState(plain: unknown, like: WorldState): WorldState {
  const state = rebuild(plain, like, '');
  if (isState(state, like)) return state;
  throw new Error('The state must be an object.');
}

// rebuild() has compared every part with the part of the same name.
function isState(value: unknown, like: WorldState): value is WorldState {
  return isRecord(value) && Object.keys(like).every((key) => key in value);
}

function rebuild(plain: unknown, like: unknown, path: string): unknown {
  if (like instanceof Map) return rebuildMap(plain, like, path);
  if (like instanceof Set) return new Set(listAt(plain, path));
  if (Array.isArray(like))
    return listAt(plain, path).map((entry, index) => revive(entry, like[index] ?? like[0]));
  if (isRecord(like)) return rebuildObject(plain, like, path);
  // A nullable field may change between null and a value.
  if (like !== null && plain !== null && typeof plain !== typeof like) {
    throw new Error(`${path} must be a ${typeof like}, not a ${typeof plain}.`);
  }
  return plain;
}

function rebuildMap(
  plain: unknown,
  like: ReadonlyMap<unknown, unknown>,
  path: string,
): Map<unknown, unknown> {
  if (!isRecord(plain)) throw new Error(`${path} must be an object with one field per entry.`);
  const [first] = like.values();
  return new Map(
    Object.entries(plain).map(([text, value]) => {
      const key = /^\d+$/.test(text) ? Number(text) : text;
      return [key, revive(value, like.get(key) ?? first)];
    }),
  );
}

function rebuildObject(plain: unknown, like: Record<string, unknown>, path: string): object {
  if (!isRecord(plain)) throw new Error(`${path || 'The state'} must be an object.`);
  // The `kind` of a discriminated union, such as a clock's, decides which fields it has.
  if (!('kind' in like)) checkFields(plain, like, path);
  return Object.fromEntries(
    Object.entries(plain).map(([key, value]) => [key, rebuild(value, like[key] ?? null, `${path}/${key}`)]),
  );
}

function checkFields(plain: object, like: object, path: string): void {
  const unknown = Object.keys(plain).find((key) => !Object.hasOwn(like, key));
  if (unknown !== undefined) throw new Error(`There is no ${path}/${unknown}.`);
  const missingKey = Object.keys(like).find((key) => !Object.hasOwn(plain, key));
  if (missingKey !== undefined) throw new Error(`${path}/${missingKey} is missing.`);
}

/** Entries of a map differ in shape, so the template only decides where their maps and sets are. */
function revive(plain: unknown, like: unknown): unknown {
  if (like instanceof Map && isRecord(plain)) return rebuildMap(plain, like, '');
  if (like instanceof Set && Array.isArray(plain)) return new Set(plain);
  if (!isRecord(like) || !isRecord(plain)) return plain;
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, revive(value, like[key])]));
}

function listAt(plain: unknown, path: string): readonly unknown[] {
  if (Array.isArray(plain)) return plain;
  throw new Error(`${path} must be a list.`);
}
