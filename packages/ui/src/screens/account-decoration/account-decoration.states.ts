import type { Failure } from '../../remote.ts';
import type { Looks, LooksSaving } from '../../sections/avatar-upload/avatar-upload.states.ts';

export const accountDecorationStates = [
  'Ready',
  'None',
  'Saving',
  'SaveFailed',
  'Failed',
  'Loading',
  'German',
  'Japanese',
] as const;

export type DecorationState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Looks };

export interface AccountDecorationScreenProps {
  readonly state: DecorationState;
  /** The customer's name. */
  readonly name: string;
  readonly saving: LooksSaving;
  readonly onDecoration: (id: number) => void;
}
