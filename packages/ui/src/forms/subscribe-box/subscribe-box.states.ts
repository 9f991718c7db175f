import type { Failure } from '../../remote.ts';

export const subscribeBoxStates = [
  'Idle',
  'InvalidEmail',
  'Pending',
  'Done',
  'ServerMessage',
  'Unreachable',
  'Small',
] as const;

export type SubscribeState =
  | { readonly status: 'idle' }
  /** Not an email address: shown for two seconds (spec §5). */
  | { readonly status: 'invalid' }
  | { readonly status: 'pending' }
  /** The server's message. */
  | { readonly status: 'done'; readonly message: string }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface SubscribeBoxProps {
  readonly email: string;
  readonly state: SubscribeState;
  readonly onEmail: (email: string) => void;
  readonly onSubscribe: () => void;
}
