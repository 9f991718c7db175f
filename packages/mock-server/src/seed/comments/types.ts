import type { SeedComment } from '../types.ts';

/**
 * Which models a remark fits, so that no comment praises the battery of a wired model.
 * `settled` remarks describe months of use.
 */
export type Fit =
  | 'any'
  | 'settled'
  | 'charged'
  | 'wired'
  | 'microphone'
  | 'kids'
  | 'comfort'
  | 'left'
  | 'quiet';

export interface Remark {
  readonly stars: SeedComment['stars'];
  readonly fit: Fit;
  readonly content: string;
}

export interface RemarkPool {
  readonly authors: readonly string[];
  readonly headset: readonly Remark[];
  readonly mouse: readonly Remark[];
}
