/**
 * Whose sentences the first view of the home page may need before another file has come: what stands around every
 * page, the home page, and what may go wrong on them. Each is the beginning of message ids.
 * A test over the build fails when something of the first view is missing here.
 */
export const firstWords = [
  'announcementBar.',
  'bannerCarousel.',
  'bareLayout.',
  'brand.',
  'carousel.',
  'countdown.',
  'errorPage.',
  'errorState.',
  'flashSaleCard.',
  'flashSaleStrip.',
  'home.',
  'hotCategories.',
  'hotProductCard.',
  'hotProducts.',
  'languageSwitch.',
  'loadingNote.',
  'megaMenu.',
  'pageHead.home.',
  'price.',
  'productCard.',
  'ratingStars.',
  'siteFooter.',
  'siteHeader.',
  'skipLink.',
  'spinner.',
  'tag.',
  'toast.',
  'toaster.',
] as const;

/** Whether a sentence comes with the first view, or with the first page that is not the home page. */
export function isFirstWord(id: string): boolean {
  return firstWords.some((beginning) => id.startsWith(beginning));
}
