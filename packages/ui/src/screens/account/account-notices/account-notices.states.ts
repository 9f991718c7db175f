import type { RequestedNotice } from '@signal-shop/sdk/contract';
import type { ListState } from '../../../sections/account-list/account-list.states.ts';

export const accountNoticesStates = [
  'Ready',
  'Empty',
  'Loading',
  'Failed',
  'Removing',
  'Removed',
  'German',
  'Japanese',
] as const;

export interface AccountNoticesScreenProps {
  readonly state: ListState<RequestedNotice>;
  /** The one that is being removed. */
  readonly pending: RequestedNotice | null;
  readonly onRemove: (notice: RequestedNotice) => void;
  readonly hrefOf: (page: number) => string;
}
