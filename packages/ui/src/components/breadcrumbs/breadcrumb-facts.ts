import type { Facts } from './structured-data.tsx';

interface Crumb {
  readonly name: string;
  /** Absolute. */
  readonly item?: string;
}

/** The way down to a page; the last one is the page itself. */
export function breadcrumbFacts(way: readonly Crumb[]): Facts {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((crumb, place) => ({ '@type': 'ListItem', position: place + 1, ...crumb })),
  };
}
