import { listQuestions } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { keywordsOf } from '../catalogue/keywords.ts';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate } from '../core/location.ts';
import { query } from '../queries/query.ts';

const placeAtom = lastLocationOf('supportFaq');

/** The search terms; empty for all questions. */
export const faqSearchAtom = keywordsOf(placeAtom);

/** The question that the address names behind its `#`; a topic is none. */
export const askedQuestionAtom = atom((get) => {
  const name = get(placeAtom).hash.slice(1);
  return /^[a-z0-9-]{1,60}$/.test(name) && !name.startsWith('group-') ? name : null;
});

const questionsQuery = query(async ({ get, shop, signal }) => {
  const keywords = get(faqSearchAtom);
  return (await listQuestions(shop, keywords === '' ? {} : { keywords }, { signal })).msg;
});

/** The questions in their groups, as far as they match the search. */
export const questionsAtom = questionsQuery.stateAtom;
export const retryQuestions = questionsQuery.refetch;

export const searchQuestions = action(({ set }, keywords: string) => {
  const parameters = keywords === '' ? '' : `?${new URLSearchParams({ keywords })}`;
  set(navigate, `${hrefs.support('faq')}${parameters}`);
});
