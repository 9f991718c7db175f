/**
 * The server that a configuration names, https and without a slash at its end; '' for the page's own. The one reading for
 * the script in the html, which imports nothing and has this written before it (`build/beginning.ts`), and for the page.
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
