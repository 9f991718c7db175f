/**
 * The server that a configuration names, https and without a slash at its end; '' for the page's own. Apart from the rest
 * of the configuration, because the script in the html carries it.
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
