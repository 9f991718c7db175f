// Types of the account part of WorldState: customers, avatars, profiles and deletions.

import type { Locale } from '@signal-shop/sdk/contract';

export interface Customer {
  readonly id: number;
  email: string;
  /** Null for an account that only a social login opens. */
  password: string | null;
  nickname: string;
  points: number;
  /** Newest first; absent before the first one. */
  savedCards?: readonly SavedCard[];
}

/** A card that the simulated provider keeps. */
export interface SavedCard {
  readonly id: string;
  /** The token of the test card, which decides how its charges end. */
  readonly token: string;
  readonly number: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** The avatar and decoration shown beside a customer's name. */
export interface AvatarChoice {
  /** `ownAvatarId` for the uploaded one. */
  readonly avatarId: number;
  /** 0 for none. */
  readonly decorationId: number;
  /** Address of the picture the customer uploaded last; null without one. */
  readonly ownPicture: string | null;
}

/** By customer. */
export type AvatarsState = Map<number, AvatarChoice>;

/** Optional personal data in addition to email and nickname; null if the customer entered none. */
export interface Profile {
  /** ISO 3166 country code, two letters. */
  country: string | null;
  state: string | null;
  city: string | null;
  /** Such as 1994-05-17. */
  birthDate: string | null;
  gender: 'male' | 'female' | null;
  /** URL of the customer's page on a marketplace. */
  marketplaceUrl: string | null;
}

/** By customer. */
export type ProfilesState = Map<number, Profile>;

/** A requested deletion of an account. */
export interface DeletionRequest {
  /** Seconds since 1970. */
  readonly dueAt: number;
  /** The language of the emails about it. */
  readonly locale: Locale;
}

/** Requested deletions by customer, and the ids of deleted customers, which no later customer gets. */
export interface DeletionsState {
  readonly requests: Map<number, DeletionRequest>;
  readonly deletedIds: Set<number>;
}
