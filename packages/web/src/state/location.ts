import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { PageName } from '../page-name.ts';
import { matchPage, settle } from '../route-meta.ts';
import type { ActionContext } from './action.ts';
import { action } from './action.ts';

export interface Place {
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

const nowhere: Place = {
  address: '/',
  pathname: '/',
  search: '',
  hash: '',
  key: 'default',
  arrival: 'POP',
  visit: 0,
};

const currentAtom = atom<Place>(nowhere);
const lastPlacesAtom = atom<{ readonly [Name in PageName]?: Place }>({});

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
export function lastPlaceOf(...pages: readonly PageName[]): Atom<Place> {
  return atom((get) => {
    const places = get(lastPlacesAtom);
    return pages.reduce<Place>((latest, page) => {
      const place = places[page] ?? nowhere;
      return place.visit > latest.visit ? place : latest;
    }, nowhere);
  });
}

/** One value of the query of a place, as text; the first when it is repeated. */
export function queryOf(placeAtom: Atom<Place>, name: string): Atom<string | null> {
  return atom((get) => new URLSearchParams(get(placeAtom).search).get(name));
}

/** One parameter of the path of a place, decoded. */
export function parameterOf(placeAtom: Atom<Place>, name: string): Atom<string | null> {
  return atom((get) => matchPage(get(placeAtom).address)?.parameters[name] ?? null);
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Replaces too, and is another view of the same page: place and focus stay where they are. */
  readonly stay?: boolean;
}

/** Opens an address of this site, or the one that this visitor is sent to instead. */
export const navigate = action((context, wanted: string, options: NavigateOptions = {}) => {
  const { get, environment } = context;
  const address = settledFor(context, wanted);
  const isHere = address === get(addressAtom);
  const { replace = false, stay = false } = options;
  if (isHere || replace || stay) environment.history.replace(address);
  else environment.history.push(address);
  if (stay) context.set(currentAtom, (place) => ({ ...place, arrival: 'STAY' }));
});

/** Takes over the address that the browser shows: at the start and whenever its history moved. */
export const arrive = action((context, arrival: Place['arrival']) => {
  const { get, set, environment } = context;
  const { pathname, search, hash, key } = environment.history.location;
  const address = `${pathname}${search}${hash}`;
  const settled = settledFor(context, address);
  if (settled !== address) {
    environment.history.replace(settled);
    return;
  }
  const visit = get(currentAtom).visit + 1;
  const place: Place = { address, pathname, search, hash, key, arrival, visit };
  set(currentAtom, place);
  const page = get(pageAtom);
  set(lastPlacesAtom, (places) => ({ ...places, [page]: place }));
  if (get(routeAtom)?.meta.forGuests !== true) environment.cookies.set('fullPath', address);
});

/** Looks whether this visitor may still be here: a login may have ended in another tab. */
export const recheck = action((context) => {
  const address = context.get(addressAtom);
  const settled = settledFor(context, address);
  if (settled !== address) context.environment.history.replace(settled);
});

/** Counts as a new visit of the same place: what must be fresh is read again. */
export const revisit = action(({ get, set }) => {
  const place = { ...get(currentAtom), visit: get(currentAtom).visit + 1 };
  const page = get(pageAtom);
  set(currentAtom, place);
  set(lastPlacesAtom, (places) => ({ ...places, [page]: place }));
});

function settledFor({ environment }: ActionContext, wanted: string): string {
  return settle(wanted, {
    isSignedIn: environment.isSignedIn(),
    fullPath: environment.cookies.get('fullPath'),
  });
}
