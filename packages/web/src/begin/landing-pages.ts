/** Pages on which most visits begin, by their modules: the html asks for their files before the shop runs. */
export const landingPages = [
  'home-page',
  'category-page',
  'search-results-page',
  'product-detail-page',
] as const;

export type LandingPage = (typeof landingPages)[number];
