import type { NotReady } from '../../../remote.ts';
import type { Looks, LooksSaving } from '../../../sections/avatar-upload/avatar-upload.states.ts';

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

export type DecorationState = NotReady | { readonly status: 'ready'; readonly value: Looks };

export interface AccountDecorationScreenProps {
  readonly state: DecorationState;
  /** The customer's name. */
  readonly name: string;
  readonly saving: LooksSaving;
  readonly onDecoration: (id: number) => void;
}
