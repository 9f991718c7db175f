import type { TermText } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../../remote.ts';

export const aboutUsStates = ['Ready', 'Loading', 'Failed', 'WithoutPictures', 'German', 'Japanese'] as const;

export type AboutUsState = NotReady | { readonly status: 'ready'; readonly text: TermText };

export interface AboutUsScreenProps {
  readonly state: AboutUsState;
}
