import type { AfterSalesRequest } from '@signal-shop/sdk/contract';
import type { ListState } from '../../../sections/account-list/account-list.states.ts';

export const afterSalesListStates = [
  'Ready',
  'Open',
  'Over',
  'Empty',
  'EmptyTab',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

export const afterSalesTabs = ['all', 'open', 'over'] as const;
export type AfterSalesTab = (typeof afterSalesTabs)[number];

export interface AfterSalesListScreenProps {
  readonly tab: AfterSalesTab;
  readonly state: ListState<AfterSalesRequest>;
  readonly hrefOf: (tab: AfterSalesTab, page: number) => string;
}
