const meaningful = ['id', 'keywords', 'page'];

/** The one address of a page, whatever else a visitor chose on it. */
export function canonicalAddress(pathname: string, search: string, origin: string): string {
  const url = new URL(origin);
  url.pathname = pathname;
  const given = new URLSearchParams(search);
  for (const name of meaningful) {
    const value = given.get(name);
    if (value !== null && !(name === 'page' && value === '1')) url.searchParams.set(name, value);
  }
  return url.href;
}
