import { listQuestions } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { keywordsOf } from '../catalogue/keywords.ts';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate } from '../core/location.ts';
import { query } from '../queries/query.ts';

const pageLocationAtom = lastLocationOf('supportFaq');

/** The search terms; empty for all questions. */
export const faqSearchAtom = keywordsOf(pageLocationAtom);

/** The question in the URL's hash; null for a topic. */
export const linkedQuestionAtom = atom((get) => {
  const name = get(pageLocationAtom).hash.slice(1);
  return /^[a-z0-9-]{1,60}$/.test(name) && !name.startsWith('group-') ? name : null;
});

const questionsQuery = query(async ({ get, shop, signal }) => {
  const keywords = get(faqSearchAtom);
  return (await listQuestions(shop, keywords === '' ? {} : { keywords }, { signal })).msg;
});

/** The grouped questions that match the search. */
export const questionsAtom = questionsQuery.stateAtom;
export const refetchQuestions = questionsQuery.refetch;

export const searchQuestions = action(({ set }, keywords: string) => {
  const parameters = keywords === '' ? '' : `?${new URLSearchParams({ keywords })}`;
  set(navigate, `${hrefs.support('faq')}${parameters}`);
});
