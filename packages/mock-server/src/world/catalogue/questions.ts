import type { Locale } from '@signal-shop/sdk/contract';
import type { SeedQuestion, SeedQuestionGroup } from '../../seed/site-types.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { findGoods } from './goods.ts';
import { hasAllWords, normalise, searchedWords } from './search-text.ts';

export interface QuestionQuery {
  readonly keywords: string | null;
  readonly group: SeedQuestionGroup['group'] | null;
  readonly id: string | null;
}

/** The questions of the FAQ that match the query. @throws Refused questionNotFound for an unknown id */
export function listQuestions(
  world: World,
  { keywords, group, id }: QuestionQuery,
  locale: Locale,
): readonly SeedQuestionGroup[] {
  if (world.state.emptied.has('listQuestions')) return [];
  const words = keywords === null ? [] : searchedWords(keywords);
  const groups = world.shop.site.questions
    .filter((one) => group === null || one.group === group)
    .map((one) => ({
      ...one,
      questions: one.questions.filter(
        (question) => (id === null || question.id === id) && hasAllWords(textOf(question, locale), words),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  if (id !== null && groups.length === 0) throw new Refused('questionNotFound');
  return groups;
}

/** The questions of one page in their groups, without empty groups. */
export function pageOfQuestions(
  groups: readonly SeedQuestionGroup[],
  page: number,
  pageSize: number,
): readonly SeedQuestionGroup[] {
  const shown = new Set(
    groups.flatMap(({ questions }) => questions).slice((page - 1) * pageSize, page * pageSize),
  );
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => shown.has(question)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** The questions about this kind of goods. @throws Refused goodsNotFound */
export function goodsQuestions(world: World, goodsId: number): readonly SeedQuestion[] {
  const { kind } = findGoods(world, goodsId);
  const isEmpty = world.state.emptied.has('listGoodsFaqs') || world.state.display.detail === 'bare';
  return isEmpty ? [] : world.shop.site.goodsQuestions[kind];
}

function textOf({ question, answer }: SeedQuestion, locale: Locale): string {
  const parts = answer.map((block) =>
    block.type === 'list' ? block.items.map((item) => item[locale]).join(' ') : block.text[locale],
  );
  return normalise([question[locale], ...parts].join(' '));
}
