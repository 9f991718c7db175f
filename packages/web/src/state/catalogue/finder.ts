import { listGoods } from '@signal-shop/sdk/calls';
import type { GoodsAttribute, ResultOf } from '@signal-shop/sdk/contract';
import { hrefs, withQuery } from '@signal-shop/ui/link/hrefs.ts';
import { everything } from '@signal-shop/ui/screens/catalogue/category/category.states.ts';
import { goodsAttributes, isOfKind } from '@signal-shop/ui/screens/catalogue/category/goods-attributes.ts';
import type {
  FinderAnswer,
  FinderAnswers,
  FinderStep,
} from '@signal-shop/ui/screens/catalogue/finder/finder.states.ts';
import { atom } from 'jotai';
import { lastLocationOf } from '../core/location.ts';
import { readId } from '../core/read-id.ts';
import type { QueryContext } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { categoriesPromiseAtom } from '../site/site.ts';
import { listingHref } from './listing.ts';

/** A full row on a desktop, two on a phone. */
const shownMatches = 4;
/** Kinds of attributes for the second question; the first that the category has. */
const useKinds = ['grip', 'platform'] as const;
const priorities: readonly GoodsAttribute[] = [
  'connection.radio',
  'connection.cable',
  'battery.60',
  'weight.80',
  'weight.250',
  'microphone.detachable',
];

const pageLocationAtom = lastLocationOf('finder');

/** The answers in the address; invalid ones are not answered. */
export const finderAnswersAtom = atom((get): FinderAnswers => {
  const search = new URLSearchParams(get(pageLocationAtom).search);
  const category = readId(search.get('category') ?? '');
  if (category === null) return { category, use: null, priority: null };
  const use = readAnswer(search.get('use'));
  return { category, use, priority: use === null ? null : readAnswer(search.get('priority')) };
});

function readAnswer(text: string | null): FinderAnswer {
  if (text === 'any') return text;
  return goodsAttributes.find((attribute) => attribute === text) ?? null;
}

/** The address of the finder with these answers. */
export function finderHref({ category, use, priority }: FinderAnswers): string {
  return withQuery(hrefs.finder, {
    category: category ?? undefined,
    use: use ?? undefined,
    priority: priority ?? undefined,
  });
}

const finderQuery = query(async (context): Promise<FinderStep> => {
  const answers = context.get(finderAnswersAtom);
  if (answers.category === null)
    return { question: 'category', categories: await context.get(categoriesPromiseAtom) };
  const fitting = await goodsFor(answers, context);
  if (answers.use === null) {
    const options = useKinds.map((kind) => optionsOf(fitting, (attribute) => isOfKind(attribute, kind)));
    return { question: 'use', options: options.find((one) => one.length > 1) ?? [] };
  }
  if (answers.priority === null)
    return { question: 'priority', options: optionsOf(fitting, (one) => priorities.includes(one)) };
  if (fitting.total > 0) return resultOf(answers, fitting, false);
  const closeAnswers = { ...answers, priority: 'any' } as const;
  return resultOf(closeAnswers, await goodsFor(closeAnswers, context), true);
});

/** The next question, or the result. */
export const finderStepAtom = finderQuery.stateAtom;
export const refetchFinder = finderQuery.refetch;

function goodsFor(answers: FinderAnswers, { shop, signal }: QueryContext) {
  const attributes = attributesOf(answers);
  return listGoods(
    shop,
    {
      ...(answers.category !== null && { category_id: answers.category }),
      ...(attributes.length > 0 && { attributes }),
      sort: 'rating',
      page_size: shownMatches,
    },
    { signal },
  );
}

function attributesOf({ use, priority }: FinderAnswers): GoodsAttribute[] {
  return [use, priority].filter((answer) => answer !== null && answer !== 'any');
}

/** The wanted attributes that some of the goods have. */
function optionsOf(
  { facets }: ResultOf<'listGoods'>,
  isWanted: (attribute: GoodsAttribute) => boolean,
): GoodsAttribute[] {
  const wanted = facets.attributes.filter(({ attribute, count }) => isWanted(attribute) && count > 0);
  return wanted.map(({ attribute }) => attribute);
}

function resultOf(answers: FinderAnswers, found: ResultOf<'listGoods'>, isClose: boolean): FinderStep {
  const choice = { ...everything, attributes: attributesOf(answers), sort: 'rating' } as const;
  return {
    question: null,
    matches: {
      goods: found.msg,
      total: found.total,
      isClose,
      listing: listingHref(hrefs.category(answers.category), choice),
    },
  };
}
