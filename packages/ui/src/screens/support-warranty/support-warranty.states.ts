import type { MarketplaceWarranty, TermText } from '@signal-shop/sdk/contract';
import type { TrackOrderFormProps } from '../../forms/track-order-form/track-order-form.tsx';
import type { Failure } from '../../remote.ts';

export const supportWarrantyStates = [
  'Ready',
  'Found',
  'FoundOver',
  'NotFound',
  'Finding',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

export type SupportWarrantyState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly text: TermText };

/** What one order of a marketplace brought. */
export interface FoundWarranties {
  /** The number that was asked for. */
  readonly number: string;
  readonly warranties: readonly MarketplaceWarranty[];
}

export interface MarketplaceLookup {
  readonly form: Omit<TrackOrderFormProps, 'purpose'>;
  /** Null while nothing was found. */
  readonly found: FoundWarranties | null;
  /** Goes back to the form. */
  readonly onAnother: () => void;
}

export interface SupportWarrantyScreenProps {
  readonly state: SupportWarrantyState;
  readonly marketplace: MarketplaceLookup;
}
