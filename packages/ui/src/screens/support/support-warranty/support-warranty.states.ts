import type { MarketplaceWarranty, TermText } from '@signal-shop/sdk/contract';
import type { TrackOrderFormProps } from '../../../forms/track-order-form/track-order-form.tsx';
import type { NotReady } from '../../../remote.ts';

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

export type SupportWarrantyState = NotReady | { readonly status: 'ready'; readonly text: TermText };

/** Result of looking up a marketplace order. */
export interface FoundWarranties {
  /** The order number that was looked up. */
  readonly number: string;
  readonly warranties: readonly MarketplaceWarranty[];
}

export interface MarketplaceLookup {
  readonly form: Omit<TrackOrderFormProps, 'purpose'>;
  /** Null before a result. */
  readonly found: FoundWarranties | null;
  /** Returns to the form. */
  readonly onAnother: () => void;
}

export interface SupportWarrantyScreenProps {
  readonly state: SupportWarrantyState;
  readonly marketplace: MarketplaceLookup;
}
