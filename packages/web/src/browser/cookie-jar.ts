import type { CookieJar } from '@signal-shop/sdk';

/** Behaves like `document.cookie` but in memory, for browsers that block cookies. */
export function memoryCookieJar(start = ''): CookieJar {
  const values = new Map<string, string>();
  const jar = {
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const split = pair.indexOf('=');
      if (split < 1) return;
      const isExpired = attributes.some((attribute) => /^max-age=(?:0|-\d+)$/i.test(attribute));
      if (isExpired) values.delete(pair.slice(0, split));
      else values.set(pair.slice(0, split), pair.slice(split + 1));
    },
  };
  for (const pair of start.split('; ')) jar.cookie = pair;
  return jar;
}

/** Opens the document's cookies, or an in-memory jar if the browser blocks or drops them. */
export function openCookieJar(page: CookieJar): { readonly jar: CookieJar; readonly cookieEnabled: boolean } {
  try {
    page.cookie = 'signal_check=1; Path=/; SameSite=Strict';
    const cookieEnabled = page.cookie.includes('signal_check=1');
    page.cookie = 'signal_check=; Path=/; Max-Age=0; SameSite=Strict';
    return cookieEnabled ? { jar: page, cookieEnabled } : { jar: memoryCookieJar(), cookieEnabled };
  } catch {
    return { jar: memoryCookieJar(), cookieEnabled: false };
  }
}
