import type { GoodsKind, ResultOf } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../../remote.ts';

export const supportDownloadsStates = [
  'Ready',
  'Loading',
  'Empty',
  'Failed',
  'Found',
  'NoMatch',
  'Mice',
  'LastPage',
  'German',
  'Japanese',
] as const;

export interface DownloadsView {
  readonly models: ResultOf<'listDownloads'>['msg'];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

export type SupportDownloadsState = NotReady | { readonly status: 'ready'; readonly view: DownloadsView };

/** Filters of the list. */
export interface DownloadsChoice {
  readonly keywords: string;
  readonly kind: GoodsKind | null;
  /** One-based. */
  readonly page: number;
}

export interface SupportDownloadsScreenProps {
  readonly state: SupportDownloadsState;
  readonly choice: DownloadsChoice;
  readonly hrefOf: (choice: DownloadsChoice) => string;
  /** '' shows all models again. */
  readonly onSearch: (keywords: string) => void;
}
