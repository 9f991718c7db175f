// Types of the review part of WorldState: reviews and uploaded pictures.

import type { PictureType } from '@signal-shop/sdk/rules/picture';

/** What a customer of this world wrote about goods that they bought. */
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
  /** Where it was shared; empty when it was not. */
  readonly reviewUrl: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** Points it earned. */
  readonly points: number;
  /** A review that waits for its check is seen by its writer alone. */
  published: boolean;
}

export interface ReviewState {
  /** By number. */
  readonly written: Map<number, WrittenReview>;
  /** Who praised a comment, by its number. */
  readonly praises: Map<number, number[]>;
  /** `checked` lets nobody read a new review before the shop did. */
  policy: 'at-once' | 'checked';
}

/** A picture that a customer sent. */
export interface Upload {
  /** Where it can be seen: a path of the shop. */
  readonly address: string;
  readonly customerId: number;
  readonly type: PictureType;
  readonly size: number;
  /** Base64, so that it is stored and put back with the world. */
  readonly content: string;
  /** Seconds since 1970. */
  readonly time: number;
}

/** By address, oldest first. */
export type UploadsState = Map<string, Upload>;
