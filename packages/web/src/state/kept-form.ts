import type { Atom, Getter } from 'jotai';
import { atom } from 'jotai';
import type { SessionItemName } from '../browser/session-items.ts';
import type { Action } from './action.ts';
import { action } from './action.ts';
import { environmentAtom } from './environment-atom.ts';
import { logoutNumberAtom } from './session.ts';

/** As long as the longest message that a form takes. */
const longestText = 4_000;

interface KeptFormOptions<Name extends string> {
  /** Where the tab keeps it. */
  readonly item: SessionItemName;
  readonly names: readonly Name[];
  /** Never kept by the tab, but for the moment in which the page loads anew. */
  readonly secrets: readonly Name[];
  /** What a field begins with. */
  readonly begin: (get: Getter) => Partial<Record<Name, string>>;
}

/** What was typed into a form; it outlives a reload and every failure, and ends with a logout. */
export interface KeptForm<Name extends string> {
  readonly valuesAtom: Atom<Record<Name, string>>;
  readonly change: Action<[values: Readonly<Record<Name, string>>], void>;
  readonly forget: Action<[], void>;
  /** Keeps the secrets too: the page is about to load anew. */
  readonly holdSecrets: Action<[], void>;
  /** Takes the secrets out of the tab's storage again. */
  readonly releaseSecrets: Action<[], void>;
}

export function keptForm<Name extends string>(options: KeptFormOptions<Name>): KeptForm<Name> {
  const { item, names, secrets, begin } = options;
  type Values = Record<Name, string>;
  const typedAtom = atom<{ readonly values: Values | null; readonly logouts: number } | null>(null);

  const valuesAtom = atom((get): Values => {
    const typed = get(typedAtom);
    const isCurrent = typed?.logouts === get(logoutNumberAtom);
    if (isCurrent && typed.values !== null) return typed.values;
    const kept = parseKept(get(environmentAtom).sessionItems.get(item));
    const first = begin(get);
    return valuesOf(names, (name) => textIn(kept, name) ?? first[name] ?? '');
  });

  const without = (values: Values): Values =>
    valuesOf(names, (name) => (secrets.includes(name) ? '' : values[name]));

  return {
    valuesAtom,
    change: action(({ get, set, environment }, values: Values) => {
      set(typedAtom, { values, logouts: get(logoutNumberAtom) });
      environment.sessionItems.set(item, JSON.stringify(without(values)));
    }),
    forget: action(({ get, set, environment }) => {
      environment.sessionItems.remove(item);
      // Another object each time: what a reload has brought is read again.
      set(typedAtom, { values: null, logouts: get(logoutNumberAtom) });
    }),
    holdSecrets: action(({ get, environment }) => {
      environment.sessionItems.set(item, JSON.stringify(get(valuesAtom)));
    }),
    releaseSecrets: action(({ get, set, environment }) => {
      if (environment.sessionItems.get(item) === null) return;
      const values = get(valuesAtom);
      set(typedAtom, { values, logouts: get(logoutNumberAtom) });
      environment.sessionItems.set(item, JSON.stringify(without(values)));
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
  if (typeof kept !== 'object' || kept === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(kept, name)?.value;
  // An empty entry says nothing: what the field begins with may have come since.
  return typeof value === 'string' && value !== '' && value.length <= longestText ? value : undefined;
}

/** What a tab kept, whatever it is; null for what cannot be read. */
export function parseKept(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
