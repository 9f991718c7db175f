const longestAddress = 2_048;
const ownOrigin = 'https://this-shop.invalid';
// Browsers drop tabs and line breaks inside an address and read a backslash as a slash.
const treacherous = /[\p{Cc}\\]/u;

/**
 * The one door for an address that came from a query, a cookie or a server and is to be opened by this shop:
 * a path of this site, or `/`. Never throws; asking twice changes nothing.
 */
export function safeRedirect(target: unknown): string {
  const path = ownPath(target);
  return path === null || isLogIn(path) ? '/' : path;
}

/**
 * The one door for an address that is to stand in a link: a path of this site or an https address without
 * credentials, else null.
 */
export function safeHref(address: unknown): string | null {
  const path = ownPath(address);
  if (path !== null) return path;
  if (typeof address !== 'string' || address.length > longestAddress || treacherous.test(address))
    return null;
  const url = parse(address);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return /^https:\/\/[^/]/i.test(address) ? url.href : null;
}

/** True for an email address or a phone number to write to or to call, with nothing else in it. */
export function isContactHref(address: string): boolean {
  return /^(?:mailto:[^\s?&%<>"]{3,200}|tel:\+?[\d().-]{3,50})$/.test(address);
}

/** The address if it is a path of this site that stays one however often it is decoded, else null. */
export function ownPath(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > longestAddress) return null;
  if (treacherous.test(target)) return null;
  const url = parse(target, ownOrigin);
  if (url === null || url.origin !== ownOrigin || url.username !== '') return null;
  if (looksForeign(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** True when the path would leave the site once someone decodes it, however often. */
function looksForeign(pathname: string): boolean {
  let current = pathname;
  for (let round = 0; round < 5; round += 1) {
    if (/^[/\\]{2}/.test(current) || treacherous.test(current)) return true;
    const decoded = decode(current);
    if (decoded === null) return true;
    if (decoded === current) return false;
    current = decoded;
  }
  return true;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function isLogIn(path: string): boolean {
  return /^\/login(?:$|[/?#])/i.test(path);
}
