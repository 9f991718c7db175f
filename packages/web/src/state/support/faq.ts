import { listQuestions } from '@signal-shop/sdk/calls';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { keywordsOf } from '../catalogue/keywords.ts';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate } from '../core/location.ts';
import { remote, source } from '../queries/remote.ts';

const placeAtom = lastLocationOf('supportFaq');

/** What is searched for among the questions; '' shows all. */
export const faqSearchAtom = keywordsOf(placeAtom);

/** The question that the address names behind its `#`; a topic is none. */
export const askedQuestionAtom = atom((get) => {
  const name = get(placeAtom).hash.slice(1);
  return /^[a-z0-9-]{1,60}$/.test(name) && !name.startsWith('group-') ? name : null;
});

const questionsSource = source(async ({ get, shop, signal }) => {
  const keywords = get(faqSearchAtom);
  return (await listQuestions(shop, keywords === '' ? {} : { keywords }, { signal })).msg;
});

/** The questions in their groups, as far as they match the search. */
export const questionsAtom = remote(questionsSource);
export const retryQuestions = action(({ set }) => set(questionsSource));

export const searchQuestions = action(({ set }, keywords: string) => {
  const query = keywords === '' ? '' : `?${new URLSearchParams({ keywords })}`;
  set(navigate, `${hrefs.support('faq')}${query}`);
});
