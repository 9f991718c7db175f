/**
 * Modules of the landing pages, where most visits begin: the HTML requests their files before the shop runs.
 */
export const landingPages = [
  'home-page',
  'category-page',
  'search-results-page',
  'product-detail-page',
] as const;

export type LandingPage = (typeof landingPages)[number];
