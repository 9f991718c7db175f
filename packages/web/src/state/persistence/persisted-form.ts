import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { Atom, Getter } from 'jotai';
import { atom } from 'jotai';
import type { Action } from '../core/action.ts';
import { action } from '../core/action.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';
import type { EntryKey } from './persisted-entry.ts';
import { persistedEntry } from './persisted-entry.ts';

/** The maximum length of the longest field of all forms. */
const longestText = 4_000;

interface PersistedFormOptions<Name extends string> extends EntryKey {
  readonly names: readonly Name[];
  /** Never persisted, except during a reload by the shop itself. */
  readonly secrets: readonly Name[];
  /** The initial values. */
  readonly begin: (get: Getter) => Partial<Record<Name, string>>;
}

/**
 * A form whose fields are persisted in sessionStorage; they survive a reload and every failure, and a logout removes
 * them.
 */
export interface PersistedForm<Name extends string> {
  readonly valuesAtom: Atom<Record<Name, string>>;
  readonly change: Action<[values: Readonly<Record<Name, string>>], void>;
  readonly forget: Action<[], void>;
  /** Persists the secrets, too, because the page is about to reload. */
  readonly holdSecrets: Action<[], void>;
  /** Removes the secrets from sessionStorage. */
  readonly releaseSecrets: Action<[], void>;
}

export function persistedForm<Name extends string>(options: PersistedFormOptions<Name>): PersistedForm<Name> {
  const { names, secrets, begin } = options;
  type Values = Record<Name, string>;
  const storedAtom = persistedEntry(options);
  const inputAtom = atom<{ readonly values: Values | null; readonly logouts: number } | null>(null);

  const valuesAtom = atom((get): Values => {
    const input = get(inputAtom);
    const isCurrent = input?.logouts === get(logoutEpochAtom);
    if (isCurrent && input.values !== null) return input.values;
    const entry = get(storedAtom);
    const first = begin(get);
    return valuesOf(names, (name) => textIn(entry, name) ?? first[name] ?? '');
  });

  /**
   * Stores the fields that differ from their initial values, also those that were emptied: the other initial values may
   * still arrive or change.
   */
  const store = action(({ get, set }, values: Values, fields: readonly Name[]) => {
    const first = begin(get);
    const changedNames = fields.filter((name) => values[name] !== (first[name] ?? ''));
    set(storedAtom, Object.fromEntries(changedNames.map((name) => [name, values[name]])));
  });
  const open = names.filter((name) => !secrets.includes(name));

  return {
    valuesAtom,
    change: action(({ get, set }, values: Values) => {
      set(inputAtom, { values, logouts: get(logoutEpochAtom) });
      set(store, values, open);
    }),
    forget: action(({ get, set }) => {
      set(storedAtom, null);
      // A new object each time, so that the initial values are read again.
      set(inputAtom, { values: null, logouts: get(logoutEpochAtom) });
    }),
    holdSecrets: action(({ get, set }) => set(store, get(valuesAtom), names)),
    releaseSecrets: action(({ get, set }) => {
      if (!isStored(get(storedAtom))) return;
      const values = get(valuesAtom);
      set(inputAtom, { values, logouts: get(logoutEpochAtom) });
      set(store, values, open);
    }),
  };
}

function valuesOf<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string,
): Record<Name, string> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = read(name);
  return isWhole(values, names) ? values : valuesOf(names, () => '');
}

function isWhole<Name extends string>(
  values: Partial<Record<Name, string>>,
  names: readonly Name[],
): values is Record<Name, string> {
  return names.every((name) => values[name] !== undefined);
}

function isStored(entry: unknown): boolean {
  return isRecord(entry) && Object.keys(entry).length > 0;
}

function textIn(entry: unknown, name: string): string | undefined {
  const value = isRecord(entry) ? entry[name] : undefined;
  return typeof value === 'string' && value.length <= longestText ? value : undefined;
}
