// Types of the session part of WorldState: social logins, verification codes, registration.

/** `taken` finds an account behind every email. */
export type RegistrationPolicy = 'open' | 'suspended' | 'taken';

export type SocialProvider = 'facebook' | 'google';

export type SocialAccount = 'ada' | 'robin';

interface Authorization {
  readonly provider: SocialProvider;
  readonly account: SocialAccount;
  /** Where the provider sent the visitor back to; null counts for any address. */
  readonly redirectUri: string | null;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/** Codes that the providers handed out and nobody used yet. */
export type AuthorizationsState = Map<string, Authorization>;

export type CodePurpose = 'register' | 'reset';

interface SentCode {
  readonly code: string;
  /** Seconds since 1970. */
  readonly sentAt: number;
  wrongGuesses: number;
}

export interface VerificationState {
  /** By purpose and email. */
  readonly codes: Map<string, SentCode>;
  delivery: 'arrives' | 'fails';
  /** Purposes for which no code is right. */
  readonly neverRight: Set<CodePurpose>;
}
