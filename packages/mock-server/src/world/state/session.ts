// Types of the session part of WorldState: tokens, social logins, verification codes, registration.

/** Seconds since 1970. `replacedAt` is set once a newer token was handed out; null while this is the newest. */
export interface TokenRecord {
  readonly customerId: number;
  /** Tokens that came from one login, each renewing the one before. */
  readonly login: number;
  readonly issuedAt: number;
  replacedAt: number | null;
  callsLeft: number | null;
}

/** How logins live: `endedReason` is what a token that no longer counts is told. */
export interface LoginPolicy {
  endedReason: 'loginRequired' | 'loginExpired';
  callsPerLogin: number | null;
  rotates: boolean;
}

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
