import { useEffect } from 'react';

/** What a page says to machines, in the words of schema.org. */
export interface Facts {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * Puts facts into the head, for search engines. Draws nothing.
 *
 * A script element may not be given a text where Trusted Types allow no policy. What has been run once is never looked
 * at again, though, and a copy of it is as spent as it is itself: so the facts stand in a copy of a script of
 * the page, which no browser can be made to run.
 */
export function StructuredData({ facts }: { readonly facts: readonly Facts[] }) {
  const text = JSON.stringify(facts);

  useEffect(() => {
    const spent = document.querySelector('script:not([type^="application/"])')?.cloneNode();
    if (!(spent instanceof HTMLScriptElement)) return;
    for (const name of spent.getAttributeNames()) spent.removeAttribute(name);
    spent.type = 'application/ld+json';
    spent.append(text);
    document.head.append(spent);
    return () => spent.remove();
  }, [text]);

  return null;
}
