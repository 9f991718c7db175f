import type { NotReady } from '../../../remote.ts';
import type { AvatarOptions, AvatarSaving } from '../../../sections/avatar-upload/avatar-upload.states.ts';

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

export type DecorationState = NotReady | { readonly status: 'ready'; readonly value: AvatarOptions };

export interface AccountDecorationScreenProps {
  readonly state: DecorationState;
  /** The customer's name. */
  readonly name: string;
  readonly saving: AvatarSaving;
  readonly onDecoration: (id: number) => void;
}
