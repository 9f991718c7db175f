// Types of the review part of WorldState: reviews, uploaded pictures, product registrations.

import type { PictureType } from '@signal-shop/sdk/rules/picture';

/** A review of bought goods, written in this world. */
export interface WrittenReview {
  readonly id: number;
  readonly customerId: number;
  readonly author: string;
  readonly ordersn: string;
  readonly lineId: number;
  readonly goodsId: number;
  readonly model: string;
  readonly stars: number;
  readonly content: string;
  readonly pics: readonly string[];
  /** URL of the shared review; empty when it was not shared. */
  readonly reviewUrl: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** Points it earned. */
  readonly points: number;
  /** An unpublished review is visible to its author only. */
  published: boolean;
}

export interface ReviewState {
  /** By number. */
  readonly written: Map<number, WrittenReview>;
  /** Ids of the customers who praised a comment, by the comment's number. */
  readonly praises: Map<number, number[]>;
  /** `checked` holds new reviews back until the shop has published them. */
  policy: 'at-once' | 'checked';
}

/** A picture uploaded by a customer. */
export interface Upload {
  /** Its path in the shop. */
  readonly address: string;
  readonly customerId: number;
  readonly type: PictureType;
  readonly size: number;
  /** Base64, because snapshots of the world are JSON. */
  readonly content: string;
  /** Seconds since 1970. */
  readonly time: number;
}

/** By address, oldest first. */
export type UploadsState = Map<string, Upload>;

/** An order registered for a gift. `time` in seconds since 1970. */
export interface ProductRegistration {
  readonly id: number;
  readonly customerId: number;
  readonly ordersn: string;
  readonly name: string;
  readonly email: string;
  readonly reviewAddress: string | null;
  readonly time: number;
  readonly points: number;
  giftId: number | null;
  winningId: number | null;
}
