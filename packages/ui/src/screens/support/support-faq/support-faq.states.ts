import type { MenuGoods, ResultOf } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../../remote.ts';

export const supportFaqStates = [
  'Ready',
  'Loading',
  'Empty',
  'Failed',
  'DeepLink',
  'LinkGone',
  'Found',
  'SearchNoMatch',
  'German',
  'Japanese',
] as const;

export type QuestionGroups = ResultOf<'listQuestions'>['msg'];

export type SupportFaqState = NotReady | { readonly status: 'ready'; readonly groups: QuestionGroups };

export interface SupportFaqScreenProps {
  readonly state: SupportFaqState;
  /** The first goods to choose from; none while the menu is unknown. */
  readonly goods: readonly MenuGoods[];
  /** The question in the URL's fragment, such as `delivery-time`, which starts open; null for none. */
  readonly openQuestion: string | null;
  /** The search text; '' shows every question. */
  readonly search: string;
  /** '' shows every question again. */
  readonly onSearch: (keywords: string) => void;
}
