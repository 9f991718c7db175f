import type { Category, Contact, Term } from '@signal-shop/sdk/contract';
import type { Remote } from '../remote.ts';
import { ready } from '../remote.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

interface SiteView {
  readonly categories: Remote<readonly Category[]>;
  readonly contact: Remote<Contact>;
  readonly terms: Remote<{ readonly terms: readonly Term[]; readonly policy: readonly Term[] }>;
}

/** What header and footer know of the shop. */
export const siteView: InLocale<SiteView> = (locale) => ({
  categories: ready(ask('listCategories', {}, { locale }).msg.tree),
  contact: ready(ask('getContact', {}, { locale }).msg),
  terms: ready(ask('listTerms', {}, { locale }).msg),
});
