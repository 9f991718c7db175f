import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { Atom, Getter } from 'jotai';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import type { SessionItemName } from '../../browser/session-items.ts';
import type { Action } from '../core/action.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';
import { entryOf, setEntry } from './keyed-storage.ts';

/** As long as the longest message that a form takes. */
const longestText = 4_000;

interface PersistedFormOptions<Name extends string> {
  /** Where the tab keeps it. */
  readonly item: SessionItemName;
  /** Distinguishes forms that share one storage item. */
  readonly of?: string;
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
  /** Takes the secrets out of the tab's storage again. */
  readonly releaseSecrets: Action<[], void>;
}

export function persistedForm<Name extends string>(options: PersistedFormOptions<Name>): PersistedForm<Name> {
  const { item, of, names, secrets, begin } = options;
  type Values = Record<Name, string>;
  const typedAtom = atom<{ readonly values: Values | null; readonly logouts: number } | null>(null);

  const valuesAtom = atom((get): Values => {
    const typed = get(typedAtom);
    const isCurrent = typed?.logouts === get(logoutEpochAtom);
    if (isCurrent && typed.values !== null) return typed.values;
    const text = get(environmentAtom).sessionItems.get(item);
    const kept = of === undefined ? parseStored(text, isRecord) : entryOf(text, of);
    const first = begin(get);
    return valuesOf(names, (name) => textIn(kept, name) ?? first[name] ?? '');
  });

  /** Keeps what differs from what the fields begin with, also what was emptied: the rest may still come, or change. */
  const keep = action(({ get, environment }, values: Values, kept: readonly Name[]) => {
    const first = begin(get);
    const told = kept.filter((name) => values[name] !== (first[name] ?? ''));
    const part = Object.fromEntries(told.map((name) => [name, values[name]]));
    const before = environment.sessionItems.get(item);
    const text = of === undefined ? JSON.stringify(part) : setEntry(before, of, part);
    if (text !== null) environment.sessionItems.set(item, text);
  });
  const open = names.filter((name) => !secrets.includes(name));

  return {
    valuesAtom,
    change: action(({ get, set }, values: Values) => {
      set(typedAtom, { values, logouts: get(logoutEpochAtom) });
      set(keep, values, open);
    }),
    forget: action(({ get, set, environment }) => {
      const text = of === undefined ? null : setEntry(environment.sessionItems.get(item), of, null);
      if (text === null) environment.sessionItems.remove(item);
      else environment.sessionItems.set(item, text);
      // Another object each time: what a reload has brought is read again.
      set(typedAtom, { values: null, logouts: get(logoutEpochAtom) });
    }),
    holdSecrets: action(({ get, set }) => set(keep, get(valuesAtom), names)),
    releaseSecrets: action(({ get, set, environment }) => {
      if (environment.sessionItems.get(item) === null) return;
      const values = get(valuesAtom);
      set(typedAtom, { values, logouts: get(logoutEpochAtom) });
      set(keep, values, open);
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

function textIn(kept: unknown, name: string): string | undefined {
  const value = isRecord(kept) ? kept[name] : undefined;
  return typeof value === 'string' && value.length <= longestText ? value : undefined;
}
