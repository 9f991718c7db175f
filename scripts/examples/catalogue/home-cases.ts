import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const emptyHome = { who: 'guest', scenarios: 'home.empty' } as const;

export const homeCases: readonly ExampleCase[] = [
  example('listBanners', 'success', 'The carousel', {}, guest),
  example('listBanners', 'empty', 'No banner', {}, emptyHome),
  example('listNotices', 'success', 'The announcement bar', {}, guest),
  example('listNotices', 'empty', 'No slide', {}, emptyHome),
  example('listHotProducts', 'success', 'Two lists', {}, guest),
  example('listHotProducts', 'empty', 'Two empty lists', {}, emptyHome),
  example('listHotCategories', 'success', 'The promoted categories', {}, guest),
  example('listHotCategories', 'empty', 'None', {}, emptyHome),
  example('listFeatures', 'success', 'A desk with goods, and a product taken apart', {}, guest),
  example('listFeatures', 'empty', 'None', {}, emptyHome),
  example('listHotPosts', 'success', 'The posts of the community', {}, guest),
  example('listHotPosts', 'empty', 'None', {}, emptyHome),
  example('listReviews', 'success', 'The customer reviews', {}, guest),
  example('listReviews', 'empty', 'None', {}, emptyHome),
  example('getFlashSale', 'success', 'A sale is open', {}, guest),
  example('getFlashSale', 'closed', 'No sale', {}, { ...guest, scenarios: 'flash.closed' }),
  example('getContact', 'success', 'The contact of the shop', {}, guest),
  example('listContacts', 'success', 'The regions', {}, guest),
  example('listTerms', 'success', 'Terms and policies', {}, guest),
  example('getTerm', 'success', 'The return policy', { title: 'returns' }, guest),
  example('getTerm', 'pictures', 'A text with pictures', { title: 'about-us' }, guest),
  example('getTerm', 'termNotFound', 'No such term', { title: 'pirates' }, guest),
  example('setLanguage', 'success', 'German', { lang: 'de' }, guest),
  example('setLanguage', 'languageUnknown', 'An unsupported language', { lang: 'tlh' }, guest),
];
