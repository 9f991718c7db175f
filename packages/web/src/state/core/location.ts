import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { createPath, parsePath } from 'react-router';
import type { PageName } from '../../page-name.ts';
import { matchPage, resolveRoute } from '../../route-meta.ts';
import { refetchStale } from '../queries/query-cache.ts';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';

export interface AppLocation {
  /** Path, query and hash. */
  readonly address: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Names this entry of the browser's history. */
  readonly key: string;
  /** STAY: another view of what was there, which moves neither the page nor the focus. */
  readonly arrival: 'POP' | 'PUSH' | 'REPLACE' | 'STAY';
  /** Counts navigations, back and forward included: what must be fresh on each visit hangs on it. */
  readonly visit: number;
}

/** React Router's key for the first history entry of a tab. */
export const entryKey = 'default';

const nowhere: AppLocation = {
  address: '/',
  pathname: '/',
  search: '',
  hash: '',
  key: entryKey,
  arrival: 'POP',
  visit: 0,
};

const currentAtom = atom<AppLocation>(nowhere);
const lastPlacesAtom = atom<{ readonly [Name in PageName]?: AppLocation }>({});

/** Where the shopper is. */
export const locationAtom = atom((get) => get(currentAtom));

const addressAtom = atom((get) => get(currentAtom).address);

/** The page, its meta and its parameters at the current address. */
export const routeAtom = atom((get) => matchPage(get(addressAtom)));
export const pageAtom = atom((get) => get(routeAtom)?.page ?? 'home');

/**
 * Where one of these pages was seen last. What a page reads hangs on this and not on the location itself: so it stays
 * while the shopper is elsewhere, and is there when they come back.
 */
export function lastLocationOf(...pages: readonly PageName[]): Atom<AppLocation> {
  return atom((get) => {
    const places = get(lastPlacesAtom);
    return pages.reduce<AppLocation>((latest, page) => {
      const place = places[page] ?? nowhere;
      return place.visit > latest.visit ? place : latest;
    }, nowhere);
  });
}

/** Path, query and hash of a location: the key of a query that refetches on each visit. */
export function addressOf(placeAtom: Atom<AppLocation>): Atom<string> {
  return atom((get) => get(placeAtom).address);
}

/** One value of the query of a place, as text; the first when it is repeated. */
export function queryOf(placeAtom: Atom<AppLocation>, name: string): Atom<string | null> {
  return atom((get) => new URLSearchParams(get(placeAtom).search).get(name));
}

/** One parameter of the path of a place, decoded. */
export function parameterOf(placeAtom: Atom<AppLocation>, name: string): Atom<string | null> {
  return atom((get) => matchPage(get(placeAtom).address)?.parameters[name] ?? null);
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Replaces too, and is another view of the same page: place and focus stay where they are. */
  readonly stay?: boolean;
}

/** The state of a history entry, written by a navigation for its arrival. */
export interface NavigationState {
  readonly stay?: boolean;
  /** The key of its place; without one React Router's own key counts. */
  readonly key?: string;
}

type Navigate = (
  address: string,
  options: { readonly replace: boolean; readonly state: NavigationState },
) => void | Promise<void>;

/** React Router's `navigate`, once the router is mounted; `router-bridge.tsx` connects it. */
const routerAtom = atom<{ readonly navigate: Navigate } | null>(null);

/**
 * Opens an address of this site, or the one that this visitor is sent to instead. The atoms are there at once, so that an action
 * can go on; the router follows.
 */
export const navigate = action((context, wanted: string, options: NavigateOptions = {}): void => {
  const { get, set, environment } = context;
  const address = settledFor(context, wanted);
  const { stay = false, replace = false } = options;
  const isReplaced = replace || stay || address === get(addressAtom);
  const key = `${environment.clock.now()}-${get(currentAtom).visit}`;
  const arrival = isReplaced ? 'REPLACE' : 'PUSH';
  set(syncFromRouter, { ...atAddress(address), key }, stay ? 'STAY' : arrival);
  void get(routerAtom)?.navigate(address, { replace: isReplaced, state: { key, stay } });
});

/** The location after a navigation, as React Router reports it. */
interface Arrived {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

export function atAddress(address: string): Arrived {
  return { pathname: '/', search: '', hash: '', ...parsePath(address), key: entryKey };
}

/** Takes over where the browser is: at the start and whenever its history moved. */
export const syncFromRouter = action((context, to: Arrived, arrival: AppLocation['arrival']): void => {
  const { get, set, environment } = context;
  const { pathname, search, hash, key } = to;
  const address = createPath(to);
  const current = get(currentAtom);
  const isKnown = current.visit > 0 && current.key === key && current.address === address;
  if (isKnown) return;
  const settled = settledFor(context, address);
  if (settled !== address) {
    set(navigate, settled, { replace: true });
    return;
  }
  const place: AppLocation = { address, pathname, search, hash, key, arrival, visit: current.visit + 1 };
  set(currentAtom, place);
  const page = get(pageAtom);
  set(lastPlacesAtom, (places) => ({ ...places, [page]: place }));
  if (get(routeAtom)?.meta.forGuests !== true) environment.cookies.set('fullPath', address);
  if (arrival !== 'STAY') set(refetchStale);
});

/** From now on React Router follows. */
export const connectRouter = action(({ set }, router: Navigate): void => {
  set(routerAtom, { navigate: router });
});

/** Takes the router to where an action has led before it was mounted. */
export const catchUpRouter = action(({ get }, from: string): void => {
  const { address, key } = get(currentAtom);
  if (address !== from) void get(routerAtom)?.navigate(address, { replace: true, state: { key } });
});

/** Looks whether this visitor may still be here: a login may have ended in another tab. */
export const recheck = action((context) => {
  const address = context.get(addressAtom);
  if (settledFor(context, address) !== address) context.set(navigate, address, { replace: true });
});

/** Counts as a new visit of the same place: what must be fresh is read again. */
export const revisit = action(({ get, set }) => {
  const place = { ...get(currentAtom), visit: get(currentAtom).visit + 1 };
  const page = get(pageAtom);
  set(currentAtom, place);
  set(lastPlacesAtom, (places) => ({ ...places, [page]: place }));
});

function settledFor({ environment }: ActionContext, wanted: string): string {
  return resolveRoute(wanted, {
    isSignedIn: environment.isSignedIn(),
    fullPath: environment.cookies.get('fullPath'),
  });
}
