import type { SavedCard } from '@signal-shop/sdk/contract';
import type { Failure, NotReady } from '../../remote.ts';

export const savedCardsStates = [
  'Ready',
  'Empty',
  'Loading',
  'Failed',
  'Asking',
  'Removing',
  'RemoveFailed',
  'German',
  'Japanese',
] as const;

/** The question before a card is removed. */
export type CardRemoval =
  | { readonly status: 'none' }
  | { readonly status: 'asking' | 'pending'; readonly id: string }
  | { readonly status: 'failed'; readonly id: string; readonly failure: Failure };

export interface SavedCardsProps {
  /** Newest first. */
  readonly state: NotReady | { readonly status: 'ready'; readonly value: readonly SavedCard[] };
  readonly removal: CardRemoval;
  /** Opens the question. */
  readonly onAsk: (id: string) => void;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}
