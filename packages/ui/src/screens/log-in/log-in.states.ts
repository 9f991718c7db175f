export const logInStates = [
  'Empty',
  'WithRedirect',
  'Missing',
  'Failed',
  'Pending',
  'SessionExpired',
  'ServerMessage',
  'CookiesBlocked',
] as const;

export type LogInState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The server's sentence (wrong password, …). What was typed stays. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'unreachable' };

export interface LogInScreenProps {
  readonly state: LogInState;
  /** Why the shopper is here, said above the form. */
  readonly arrival: 'plain' | 'redirected' | 'sessionExpired' | 'cookiesBlocked';
  readonly email: string;
  readonly onLogIn: (credentials: { readonly email: string; readonly password: string }) => void;
}
