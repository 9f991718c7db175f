import type { Facts } from './structured-data.tsx';

interface Crumb {
  readonly name: string;
  /** Absolute URL. */
  readonly item?: string;
}

/** The breadcrumbs as structured data; the last item is the page itself. */
export function breadcrumbFacts(way: readonly Crumb[]): Facts {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}
