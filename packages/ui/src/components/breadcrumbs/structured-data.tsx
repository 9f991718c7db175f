import { useEffect } from 'react';

/** Structured data about a page, in the vocabulary of schema.org. */
export interface Facts {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * Puts structured data into the head for search engines. Renders nothing.
 * Trusted Types forbid setting the text of a script element without a policy. But a script that already ran never
 * runs again, nor does a clone of it: so the data goes into a clone of one of the page's scripts, which no browser
 * executes.
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
