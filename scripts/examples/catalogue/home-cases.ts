import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const nothingThere = { who: 'guest', scenarios: 'home.empty' } as const;

export const homeCases: readonly ExampleCase[] = [
  example('listBanners', 'success', 'The carousel', {}, guest),
  example('listBanners', 'empty', 'No banner', {}, nothingThere),
  example('listNotices', 'success', 'The announcement bar', {}, guest),
  example('listNotices', 'empty', 'No slide', {}, nothingThere),
  example('listHotProducts', 'success', 'Two lists', {}, guest),
  example('listHotProducts', 'empty', 'Two empty lists', {}, nothingThere),
  example('listHotCategories', 'success', 'What the home page points to', {}, guest),
  example('listHotCategories', 'empty', 'None', {}, nothingThere),
  example('listHotPosts', 'success', 'What the community talks about', {}, guest),
  example('listHotPosts', 'empty', 'None', {}, nothingThere),
  example('listReviews', 'success', 'What customers say', {}, guest),
  example('listReviews', 'empty', 'None', {}, nothingThere),
  example('getFlashSale', 'success', 'A sale is open', {}, guest),
  example('getFlashSale', 'closed', 'No sale', {}, { ...guest, scenarios: 'flash.closed' }),
  example('getContact', 'success', 'The contact of the shop', {}, guest),
  example('listContacts', 'success', 'The regions', {}, guest),
  example('listTerms', 'success', 'Terms and policies', {}, guest),
  example('getTerm', 'success', 'The return policy', { title: 'returns' }, guest),
  example('getTerm', 'termNotFound', 'No such term', { title: 'pirates' }, guest),
  example('setLanguage', 'success', 'German', { lang: 'de' }, guest),
  example('setLanguage', 'languageUnknown', 'Not a language of the shop', { lang: 'tlh' }, guest),
];
