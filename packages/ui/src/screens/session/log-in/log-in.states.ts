import type { Credentials } from '../../../forms/log-in-form/log-in-form.tsx';
import type { SocialProvider } from '../../../forms/log-in-form/social-log-in.tsx';

export const logInStates = [
  'Empty',
  'WithRedirect',
  'Missing',
  'Failed',
  'Pending',
  'SessionExpired',
  'SocialPending',
  'SocialFailed',
  'Unauthorised',
  'ServerMessage',
  'CookiesBlocked',
] as const;

export type LogInState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** Redirecting to the provider's page, or waiting for the server's answer on return. */
  | { readonly status: 'socialPending'; readonly provider: SocialProvider }
  /** The visitor declined at the provider, or the `state` of the callback does not match. */
  | { readonly status: 'unauthorised' }
  /** The server's message (wrong password, …). The input stays. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };

export interface LogInScreenProps {
  readonly state: LogInState;
  /** Reason for showing the login, rendered above the form. */
  readonly arrival: 'plain' | 'redirected' | 'sessionExpired' | 'cookiesBlocked';
  readonly draft: Credentials;
  readonly providers: readonly SocialProvider[];
  readonly onDraftChange: (draft: Credentials) => void;
  readonly onLogIn: () => void;
  readonly onProvider: (provider: SocialProvider) => void;
}
