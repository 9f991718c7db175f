import type { GoodsAttribute, GoodsSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '../../../remote.ts';
import type { CategoryName } from '../category/category.states.ts';

export const finderStates = [
  'FirstQuestion',
  'PlatformQuestion',
  'GripQuestion',
  'LastQuestion',
  'Matches',
  'Close',
  'None',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

/** An answer to the second or the third question; `any` is no preference, null is not answered. */
export type FinderAnswer = GoodsAttribute | 'any' | null;

/** The answers so far, as stored in the URL. */
export interface FinderAnswers {
  /** A category at the top of the menu; null for none yet. */
  readonly category: number | null;
  /** Where it is used, or how it is held. */
  readonly use: FinderAnswer;
  /** The most important property. */
  readonly priority: FinderAnswer;
}

export const noAnswers: FinderAnswers = { category: null, use: null, priority: null };

export interface FinderMatches {
  /** At most four, best rated first. */
  readonly goods: readonly GoodsSummary[];
  readonly total: number;
  /** Nothing fits every answer: these fit all but the last. */
  readonly isClose: boolean;
  /** The listing with all of them. */
  readonly listing: string;
}

/** The question that comes next, or the result. */
export type FinderStep =
  | { readonly question: 'category'; readonly categories: readonly CategoryName[] }
  | { readonly question: 'use'; readonly options: readonly GoodsAttribute[] }
  | { readonly question: 'priority'; readonly options: readonly GoodsAttribute[] }
  | { readonly question: null; readonly matches: FinderMatches };

export interface FinderScreenProps {
  readonly answers: FinderAnswers;
  readonly step: Remote<FinderStep>;
  /** URL of the finder with other answers. */
  readonly hrefOf: (answers: FinderAnswers) => string;
}
