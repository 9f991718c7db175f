import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { createPath, parsePath } from 'react-router';
import type { PageName } from '../../page-name.ts';
import { matchPage, resolveRoute } from '../../route-meta.ts';
import { refetchStale } from '../queries/query-cache.ts';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';
import { dropReadToasts } from './notices.ts';

export interface AppLocation {
  /** Path, query and hash. */
  readonly address: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The key of this history entry. */
  readonly key: string;
  /** STAY: another view of the same page; neither the scroll position nor the focus moves. */
  readonly arrival: 'POP' | 'PUSH' | 'REPLACE' | 'STAY';
  /** Counts navigations, back and forward included. Queries that refetch on each visit depend on it. */
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
const lastLocationsAtom = atom<{ readonly [Name in PageName]?: AppLocation }>({});

/** The current location. */
export const locationAtom = atom((get) => get(currentAtom));

const addressAtom = atom((get) => get(currentAtom).address);

/** The page, its meta and its parameters at the current address. */
export const routeAtom = atom((get) => matchPage(get(addressAtom)));
export const pageAtom = atom((get) => get(routeAtom)?.page ?? 'home');

/**
 * The last location of one of these pages. A page reads this instead of the current location, so that its data stays
 * cached while another page is open.
 */
export function lastLocationOf(...pages: readonly PageName[]): Atom<AppLocation> {
  return atom((get) => {
    const locations = get(lastLocationsAtom);
    return pages.reduce<AppLocation>((latest, page) => {
      const pageLocation = locations[page] ?? nowhere;
      return pageLocation.visit > latest.visit ? pageLocation : latest;
    }, nowhere);
  });
}

/** Query parameters that change the subject of a page; filters and pagination do not. */
const subjects = ['id', 'keywords', 'step', 'cartype', 'ordersn', 'line', 'after-sales'];

/** The path and the parameters that say which page this is, and of which goods, order or step. */
export function subjectOf({ pathname, search }: Pick<AppLocation, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  return [pathname, ...subjects.map((name) => query.get(name) ?? '')].join(' ');
}

/** Path, query and hash of a location: the key of a query that refetches on each visit. */
export function addressOf(pageLocationAtom: Atom<AppLocation>): Atom<string> {
  return atom((get) => get(pageLocationAtom).address);
}

/** One parameter of the query string of a location; the first if it is repeated. */
export function queryOf(pageLocationAtom: Atom<AppLocation>, name: string): Atom<string | null> {
  return atom((get) => new URLSearchParams(get(pageLocationAtom).search).get(name));
}

/** One decoded parameter of the path of a location. */
export function parameterOf(pageLocationAtom: Atom<AppLocation>, name: string): Atom<string | null> {
  return atom((get) => matchPage(get(pageLocationAtom).address)?.parameters[name] ?? null);
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Replaces the entry and preserves the scroll position and the focus, for another view of the same page. */
  readonly stay?: boolean;
}

/** The state of a history entry; `navigate` writes it, and the router bridge reads it on arrival. */
export interface NavigationState {
  readonly stay?: boolean;
  /** The key of its location; by default React Router's own key. */
  readonly key?: string;
}

type Navigate = (
  address: string,
  options: { readonly replace: boolean; readonly state: NavigationState },
) => void | Promise<void>;

/** React Router's `navigate`, once the router is mounted; `router-bridge.tsx` connects it. */
const routerAtom = atom<{ readonly navigate: Navigate } | null>(null);

/**
 * Navigates to an address of this site, or to the one that a route guard redirects to. The atoms update synchronously, so
 * that the action can continue; the router follows.
 */
export const navigate = action((context, target: string, options: NavigateOptions = {}): void => {
  const { get, set, environment } = context;
  const address = resolveAddress(context, target);
  const { stay = false, replace = false } = options;
  const isReplaced = replace || stay || address === get(addressAtom);
  const key = `${environment.clock.now()}-${get(currentAtom).visit}`;
  const arrival = isReplaced ? 'REPLACE' : 'PUSH';
  set(syncFromRouter, { ...atAddress(address), key }, stay ? 'STAY' : arrival);
  void get(routerAtom)?.navigate(address, { replace: isReplaced, state: { key, stay } });
});

/** The location after a navigation, as React Router reports it. */
interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

export function atAddress(address: string): RouterLocation {
  return { pathname: '/', search: '', hash: '', ...parsePath(address), key: entryKey };
}

/** Synchronizes the location from the browser, at the start and after each navigation of its history. */
export const syncFromRouter = action((context, to: RouterLocation, arrival: AppLocation['arrival']): void => {
  const { get, set, environment } = context;
  const { pathname, search, hash, key } = to;
  const address = createPath(to);
  const current = get(currentAtom);
  const isKnown = current.visit > 0 && current.key === key && current.address === address;
  if (isKnown) return;
  const target = resolveAddress(context, address);
  if (target !== address) {
    set(navigate, target, { replace: true });
    return;
  }
  const pageLocation: AppLocation = {
    address,
    pathname,
    search,
    hash,
    key,
    arrival,
    visit: current.visit + 1,
  };
  set(currentAtom, pageLocation);
  const page = get(pageAtom);
  set(lastLocationsAtom, (locations) => ({ ...locations, [page]: pageLocation }));
  if (get(routeAtom)?.meta.forGuests !== true) environment.cookies.set('fullPath', address);
  if (subjectOf(to) !== subjectOf(current)) set(dropReadToasts);
  if (arrival !== 'STAY') set(refetchStale);
});

/** Connects React Router, which then follows each navigation. */
export const connectRouter = action(({ set }, router: Navigate): void => {
  set(routerAtom, { navigate: router });
});

/** Navigates the router to a location that an action opened before the router was mounted. */
export const syncRouter = action(({ get }, from: string): void => {
  const { address, key } = get(currentAtom);
  if (address !== from) void get(routerAtom)?.navigate(address, { replace: true, state: { key } });
});

/** Repeats the route guard: a login may have ended in another tab. */
export const recheckAccess = action((context) => {
  const address = context.get(addressAtom);
  if (resolveAddress(context, address) !== address) context.set(navigate, address, { replace: true });
});

/** Counts as a new visit of the same location, so that its queries refetch. */
export const startNewVisit = action(({ get, set }) => {
  const pageLocation = { ...get(currentAtom), visit: get(currentAtom).visit + 1 };
  const page = get(pageAtom);
  set(currentAtom, pageLocation);
  set(lastLocationsAtom, (locations) => ({ ...locations, [page]: pageLocation }));
});

function resolveAddress({ environment }: ActionContext, target: string): string {
  return resolveRoute(target, {
    isSignedIn: environment.isSignedIn(),
    fullPath: environment.cookies.get('fullPath'),
  });
}
