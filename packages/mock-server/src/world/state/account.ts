// Types of the account part of WorldState: customers, avatars and profiles.

export interface Customer {
  readonly id: number;
  email: string;
  password: string;
  nickname: string;
  points: number;
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

/** Optional personal data beside email and nickname; null where the customer entered none. */
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
