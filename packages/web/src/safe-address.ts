const longestAddress = 2_048;
const ownOrigin = 'https://this-shop.invalid';
// Browsers drop tabs and line breaks in a URL and read a backslash as a slash.
const treacherous = /[\p{Cc}\\]/u;

/**
 * Validates a redirect target from a query, a cookie or a server: returns a path of this site, or `/`. Never
 * throws; idempotent.
 */
export function safeRedirect(target: unknown): string {
  const path = ownPath(target);
  return path === null || isLogIn(path) ? '/' : path;
}

/** Validates the href of a link: returns a path of this site or an https URL without credentials, else null. */
export function safeHref(address: unknown): string | null {
  const path = ownPath(address);
  if (path !== null) return path;
  if (typeof address !== 'string' || address.length > longestAddress || treacherous.test(address))
    return null;
  // Before parsing, because an exception costs a slow phone more than all other addresses of a page.
  if (!/^https:\/\/[^/]/i.test(address)) return null;
  const url = parse(address);
  return url === null || url.username !== '' || url.password !== '' ? null : url.href;
}

/** True for a mailto or tel URL with nothing but an email address or a phone number. */
export function isContactHref(address: string): boolean {
  return /^(?:mailto:[^\s?&%<>"]{3,200}|tel:\+?[\d().-]{3,50})$/.test(address);
}

/** Returns the target if it is a path of this site after any number of decodings, else null. */
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

/** True if decoding the path, any number of times, makes it leave the site. */
function looksForeign(pathname: string): boolean {
  let current = pathname;
  for (let round = 0; round < 5; round += 1) {
    if (/^[/\\]{2}/.test(current) || treacherous.test(current)) return true;
    const decodedPath = decode(current);
    if (decodedPath === null) return true;
    if (decodedPath === current) return false;
    current = decodedPath;
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
