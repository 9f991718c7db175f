import type { ColourName, SeedRebate } from '../types.ts';
import type {
  BoxItem,
  Connection,
  Hand,
  HeadsetFeature,
  HeadsetLead,
  HeadsetType,
  Microphone,
  MouseFeature,
  MouseLead,
  MouseType,
  WorksWith,
} from '../words/types.ts';

/** Numbers for phrases and specification tables, in the unit of their name or as plain counts. */
export interface ModelValues {
  readonly grams: number;
  readonly hours?: number;
  /** Hours gained by ten minutes of charging. */
  readonly quick?: number;
  readonly cable?: number;
  readonly drivers?: number;
  readonly latency?: number;
  readonly decibels?: number;
  readonly ohms?: number;
  readonly dpi?: number;
  readonly polling?: number;
  readonly buttons?: number;
  readonly side?: number;
  readonly profiles?: number;
  readonly clicks?: number;
  readonly months?: number;
  readonly degrees?: number;
  readonly height?: number;
  readonly handMin?: number;
  readonly handMax?: number;
}

interface Model {
  /** Goods ids are this number followed by the position of the color: 101 gives 1011, 1012 … */
  readonly id: number;
  readonly model: string;
  readonly nickname?: string;
  readonly categoryId: number;
  /** USD before the rebate, two decimals at most. */
  readonly price: number;
  readonly rebate?: SeedRebate;
  readonly releasedDaysAgo: number;
  /** 1 to 100, higher sells more. */
  readonly demand: number;
  /** Number of comments on the model, 0 to 12. */
  readonly comments: number;
  readonly points?: number;
  readonly maximum?: number;
  /** Color and pieces in stock, the leading color first. */
  readonly colours: readonly (readonly [ColourName, number])[];
  readonly values: ModelValues;
  readonly connection: Connection;
  readonly box: readonly BoxItem[];
}

export interface HeadsetModel extends Model {
  readonly kind: 'headset';
  readonly type: HeadsetType;
  readonly lead: HeadsetLead;
  readonly features: readonly HeadsetFeature[];
  readonly microphone: Microphone;
  readonly worksWith: WorksWith;
}

export interface MouseModel extends Model {
  readonly kind: 'mouse';
  readonly type: MouseType;
  readonly lead: MouseLead;
  readonly features: readonly MouseFeature[];
  readonly hand: Hand;
}

export type AnyModel = HeadsetModel | MouseModel;
