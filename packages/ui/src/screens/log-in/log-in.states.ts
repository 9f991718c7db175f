import type { Credentials } from '../../forms/log-in-form/log-in-form.tsx';
import type { SocialProvider } from '../../forms/log-in-form/social-log-in.tsx';

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
  /** The way to the provider's page, or the shop's answer after coming back from it. */
  | { readonly status: 'socialPending'; readonly provider: SocialProvider }
  /** The visitor did not allow it there, or the way back did not begin here. */
  | { readonly status: 'unauthorised' }
  /** The server's sentence (wrong password, …). What was typed stays. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };

export interface LogInScreenProps {
  readonly state: LogInState;
  /** Why the shopper is here, said above the form. */
  readonly arrival: 'plain' | 'redirected' | 'sessionExpired' | 'cookiesBlocked';
  readonly draft: Credentials;
  readonly providers: readonly SocialProvider[];
  readonly onDraft: (draft: Credentials) => void;
  readonly onLogIn: () => void;
  readonly onProvider: (provider: SocialProvider) => void;
}
