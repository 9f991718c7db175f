/**
 * The API origin in a configuration: https, without a trailing slash; '' for the page's own origin. A separate
 * module, because the inline script bundles it.
 */
export function apiBaseOf(address: unknown): string {
  if (typeof address !== 'string' || !/^https:\/\/[^/\\]/i.test(address) || /[\p{Cc}\\]/u.test(address))
    return '';
  try {
    const { href, username, password } = new URL(address);
    return username === '' && password === '' ? href.replace(/\/$/, '') : '';
  } catch {
    return '';
  }
}
