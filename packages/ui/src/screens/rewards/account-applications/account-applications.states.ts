import type { TestApplication } from '@signal-shop/sdk/contract';
import type { ListState } from '../../../sections/account-list/account-list.states.ts';

export const accountApplicationsStates = [
  'Ready',
  'Empty',
  'Loading',
  'Failed',
  'RejectedWithReason',
  'German',
  'Japanese',
] as const;

export interface AccountApplicationsScreenProps {
  readonly state: ListState<TestApplication>;
  readonly hrefOf: (page: number) => string;
}
