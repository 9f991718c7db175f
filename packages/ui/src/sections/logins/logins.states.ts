import type { Login } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../remote.ts';

export const loginsStates = [
  'Ready',
  'OnlyThisDevice',
  'Loading',
  'Failed',
  'Ending',
  'German',
  'Japanese',
] as const;

export type LoginsState = NotReady | { readonly status: 'ready'; readonly value: readonly Login[] };

export interface LoginsProps {
  readonly state: LoginsState;
  /** The one that is being ended. */
  readonly pendingId: string | null;
  readonly onEnd: (id: string) => void;
}
