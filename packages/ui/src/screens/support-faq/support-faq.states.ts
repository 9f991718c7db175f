import type { ResultOf } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

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

export type SupportFaqState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly groups: QuestionGroups };

export interface SupportFaqScreenProps {
  readonly state: SupportFaqState;
  /** What the address asks for, such as `delivery-time`: that answer is open. */
  readonly asked: string | null;
  /** What is searched for; '' shows every question. */
  readonly search: string;
  /** '' shows every question again. */
  readonly onSearch: (keywords: string) => void;
}
