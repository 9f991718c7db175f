import { places } from './hrefs.ts';
import { matchRoutes } from './match-routes.ts';
import type { PageName } from './page-name.ts';
import type { RouteMeta, ShopRoute } from './routes.ts';
import { routes } from './routes.ts';
import { ownPath, safeRedirect } from './safe-address.ts';

export interface MatchedRoute {
  readonly page: PageName;
  readonly meta: RouteMeta;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** What the guard must know of who is asking. */
export interface Visitor {
  readonly isSignedIn: boolean;
  /** The last page outside the login pages, as the cookie keeps it; not trusted. */
  readonly fullPath: string;
}

const plain: RouteMeta = {
  requiresLogin: false,
  hideHeader: false,
  hideFooter: false,
  forGuests: false,
  announcement: false,
};

const longestChain = 5;

/** The page an address shows; null when it is unknown or only redirects. */
export function matchPage(address: string): MatchedRoute | null {
  const url = split(address);
  const match = matchRoutes(routes, url.pathname);
  const page = pageOf(match?.chain.at(-1), url.searchParams);
  if (match === null || page === undefined) return null;
  let meta = plain;
  for (const route of match.chain) meta = { ...meta, ...route.meta };
  return { page, meta, parameters: match.parameters };
}

/** Where a visitor without a login is sent instead; null when the address is open to this visitor. */
export function loginRedirect(address: string, isSignedIn: boolean): string | null {
  if (isSignedIn) return null;
  const route = matchPage(address);
  if (route === null) return null;
  const { requiresLogin } = route.meta;
  const isClosed =
    typeof requiresLogin === 'boolean' ? requiresLogin : requiresLogin(split(address).searchParams);
  return isClosed ? places.logInFor(address) : null;
}

/**
 * The address that is opened when `wanted` is asked for: redirects followed, strangers sent to log in, members kept
 * off the login pages, unknown addresses sent home (spec §2). Pure; asking again for the answer changes nothing.
 */
export function settle(wanted: string, visitor: Visitor): string {
  let address = ownPath(wanted) ?? '/';
  for (let round = 0; round < longestChain; round += 1) {
    const next = step(address, visitor);
    if (next === address) return address;
    address = next;
  }
  return '/';
}

function step(address: string, visitor: Visitor): string {
  const redirect = redirectOf(address);
  if (redirect !== null) return redirect;
  const route = matchPage(address);
  if (route === null) return '/';
  if (route.meta.forGuests && visitor.isSignedIn) return safeRedirect(visitor.fullPath);
  return loginRedirect(address, visitor.isSignedIn) ?? address;
}

function redirectOf(address: string): string | null {
  const url = split(address);
  const route = matchRoutes(routes, url.pathname)?.chain.at(-1);
  return route?.redirect === undefined ? null : `${route.redirect}${url.search}${url.hash}`;
}

function pageOf(route: ShopRoute | undefined, search: URLSearchParams): PageName | undefined {
  return typeof route?.page === 'function' ? route.page(search) : route?.page;
}

function split(address: string): URL {
  return new URL(address, 'https://this-shop.invalid');
}
