// Types of the session part of WorldState: tokens, social logins, verification codes, registration.

/** Names from the `User-Agent` of a request; empty if it names none. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** Seconds since 1970. `replacedAt` is set once a newer token was issued; null for the newest. */
export interface TokenRecord {
  readonly customerId: number;
  /** Tokens of one login, each issued to replace the one before. */
  readonly login: number;
  readonly issuedAt: number;
  replacedAt: number | null;
  callsLeft: number | null;
  /** When the login began; without it, when this token was issued. States of older versions have none of these three. */
  readonly beganAt?: number;
  usedAt?: number;
  device?: Device;
}

/** How logins expire: `endedReason` is the refusal for an invalid token. */
export interface LoginPolicy {
  endedReason: 'loginRequired' | 'loginExpired';
  callsPerLogin: number | null;
  rotates: boolean;
}

/** `taken` treats every email as registered. */
export type RegistrationPolicy = 'open' | 'suspended' | 'taken';

export type SocialProvider = 'facebook' | 'google';

export type SocialAccount = 'ada' | 'robin';

interface Authorization {
  readonly provider: SocialProvider;
  readonly account: SocialAccount;
  /** The redirect URI of the login; null accepts any. */
  readonly redirectUri: string | null;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/** Authorization codes of the providers that are not redeemed yet. */
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
  /** Purposes whose codes are always rejected. */
  readonly neverRight: Set<CodePurpose>;
}
