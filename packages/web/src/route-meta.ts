import type { Params } from 'react-router';
import { matchRoutes } from 'react-router';
import { internalHrefs } from './internal-hrefs.ts';
import type { PageName } from './page-name.ts';
import type { RouteHandle, RouteMeta, ShopRoute } from './routes.ts';
import { routes } from './routes.ts';
import { ownPath, safeRedirect } from './safe-address.ts';

export interface MatchedRoute {
  readonly page: PageName;
  readonly meta: RouteMeta;
  readonly parameters: Params;
}

/** The facts about a visitor that the route guard needs. */
export interface Visitor {
  readonly isSignedIn: boolean;
  /** The last page other than the login pages, from the cookie; untrusted. */
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

/** Returns the page of a URL; null if it is unknown or only redirects. */
export function matchPage(address: string): MatchedRoute | null {
  const { pathname, searchParams } = parseAddress(address);
  const matches = matchesOf(pathname);
  const page = pageOf(matches.at(-1)?.route.handle, searchParams);
  if (page === undefined) return null;
  const meta = Object.assign({}, plain, ...matches.map(({ route }) => route.handle.meta));
  return { page, meta, parameters: matches.at(-1)?.params ?? {} };
}

/** Whether a page has no header and footer. */
export function isBare(meta: RouteMeta | undefined): boolean {
  return meta?.hideHeader === true && meta.hideFooter;
}

/** Returns the login URL for a guest on a protected page; null if the visitor may open it. */
export function loginRedirect(address: string, isSignedIn: boolean): string | null {
  const route = isSignedIn ? null : matchPage(address);
  return route !== null && isClosed(route, address) ? internalHrefs.logInFor(address) : null;
}

/**
 * Resolves a URL: follows redirects, sends guests to login and members away from it, unknown URLs to home (spec
 * §2). Pure and idempotent.
 */
export function resolveRoute(target: string, visitor: Visitor): string {
  let address = ownPath(target) ?? '/';
  for (let round = 0; round < longestChain; round += 1) {
    const next = resolveStep(address, visitor);
    if (next === address) return address;
    address = next;
  }
  return '/';
}

function resolveStep(address: string, visitor: Visitor): string {
  const { pathname, search, hash } = parseAddress(address);
  const redirect = matchesOf(pathname).at(-1)?.route.handle.redirect;
  if (redirect !== undefined) return `${redirect}${search}${hash}`;
  const route = matchPage(address);
  if (route === null) return '/';
  if (route.meta.forGuests && visitor.isSignedIn) return safeRedirect(visitor.fullPath);
  return !visitor.isSignedIn && isClosed(route, address) ? internalHrefs.logInFor(address) : address;
}

function isClosed({ meta: { requiresLogin } }: MatchedRoute, address: string): boolean {
  return typeof requiresLogin === 'boolean'
    ? requiresLogin
    : requiresLogin(parseAddress(address).searchParams);
}

function pageOf(handle: RouteHandle | undefined, search: URLSearchParams): PageName | undefined {
  return typeof handle?.page === 'function' ? handle.page(search) : handle?.page;
}

interface PathMatch {
  readonly route: ShopRoute;
  readonly params: Params;
}

let last: { readonly pathname: string; readonly matches: readonly PathMatch[] } | null = null;

/** `matchRoutes` compiles the whole table on each call, and the same path is matched several times in a row. */
function matchesOf(pathname: string): readonly PathMatch[] {
  if (last?.pathname !== pathname) last = { pathname, matches: matchRoutes(routes, pathname) ?? [] };
  return last.matches;
}

function parseAddress(address: string): URL {
  return new URL(address, 'https://this-shop.invalid');
}
