import type { TermText } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const aboutUsStates = ['Ready', 'Loading', 'Failed', 'German', 'Japanese'] as const;

export type AboutUsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly text: TermText };

export interface AboutUsScreenProps {
  readonly state: AboutUsState;
}
