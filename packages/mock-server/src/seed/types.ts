import type { GoodsAttribute, GoodsDetail, Locale } from '@signal-shop/sdk/contract';
import type { MacroDetail } from './macro-types.ts';
import type { SceneName } from './photographs.ts';

/** The same text in every language of the shop. */
export type Localized = Readonly<Record<Locale, string>>;

export const colourNames = [
  'black',
  'white',
  'grey',
  'red',
  'ember',
  'blue',
  'violet',
  'green',
  'volt',
  'pink',
] as const;
export type ColourName = (typeof colourNames)[number];
export type GoodsKind = 'headset' | 'mouse';

/** `percent` has whole percents, `amount` has USD cents. */
export type SeedRebate =
  | { readonly kind: 'none'; readonly value: 0 }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number };

export type SeedTextBlock =
  | { readonly type: 'heading'; readonly text: Localized }
  | { readonly type: 'paragraph'; readonly text: Localized }
  | { readonly type: 'list'; readonly items: readonly Localized[] };

export interface SeedSpecification {
  readonly topic: NonNullable<GoodsDetail['specifications'][number]['topic']>;
  readonly name: Localized;
  readonly value: Localized;
}

/** A file to download; the world generates its content in the requested language. */
export interface SeedFile {
  readonly id: number;
  readonly name: Localized;
  readonly kind: 'manual' | 'driver';
}

/** The long texts of a model, generated lazily. */
export interface SeedSheet {
  readonly description: readonly SeedTextBlock[];
  readonly specifications: readonly SeedSpecification[];
  readonly files: readonly SeedFile[];
}

/** One color of one model: the unit that is listed, stocked, bought and returned. */
export interface SeedGoods {
  readonly goodsId: number;
  /** The model number, e.g. `K9`; siblings share it. */
  readonly model: string;
  readonly kind: GoodsKind;
  /** The detail in the macro photograph. */
  readonly macro: MacroDetail;
  readonly colour: ColourName;
  readonly colourName: Localized;
  /** The type of headset or mouse, e.g. `Wireless Headset`. */
  readonly type: Localized;
  /** Name without the color, e.g. `K9 Wireless Headset`. */
  readonly name: Localized;
  /** Name with the color, e.g. `K9 Wireless Headset, ember`. */
  readonly fullName: Localized;
  /** One line. */
  readonly desc: Localized;
  /** Always a leaf of the category tree. */
  readonly categoryId: number;
  /** USD cents before the rebate. */
  readonly originalCents: number;
  /** USD cents after the rebate: the price outside a flash sale. Equal to `originalCents` without a rebate. */
  readonly priceCents: number;
  readonly rebate: SeedRebate;
  /** USD cents: the lowest price of the 30 days before the rebate, or before now without a rebate. */
  readonly lowestBeforeCents: number;
  readonly isNew: boolean;
  readonly stock: number;
  /** Maximum quantity per order. */
  readonly maximum: number;
  /** Mean of the model's comments, one decimal, 0 without comments. */
  readonly rating: number;
  readonly commentCount: number;
  /** Higher sells more; unique per goods. */
  readonly popularity: number;
  readonly releasedDaysAgo: number;
  /** Points in the points store, null when not offered there. */
  readonly pointsPrice: number | null;
  /** The facts by which a listing can be filtered. */
  readonly attributes: readonly GoodsAttribute[];
  /** The texts of the product page, shared by all colors. */
  readonly sheet: SeedSheet;
  /** Goods ids of every color of the model, this one included, in swatch order. */
  readonly siblings: readonly number[];
}

export interface SeedCategory {
  readonly id: number;
  readonly name: Localized;
  readonly kind: GoodsKind;
  readonly children: readonly SeedCategory[];
  /** Goods shown in the menu beside a leaf: one color per model, at most four; empty on branches. */
  readonly menuGoods: readonly number[];
}

/** A customer's comment, in the language it was written in. */
export interface SeedComment {
  readonly id: number;
  readonly model: string;
  readonly locale: Locale;
  readonly author: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly content: string;
  readonly daysAgo: number;
  readonly praiseCount: number;
  /** Whether the author bought the goods in this shop. */
  readonly isVerified: boolean;
  /** Pictures that the author added. */
  readonly scenes: readonly SceneName[];
}

export interface SeedFlashItem {
  readonly goodsId: number;
  /** USD cents, below the goods' `priceCents`. */
  readonly seckillCents: number;
  readonly stock: number;
  /** Sold share, 0 to 100. */
  readonly percent: number;
}

export interface SeedFlashList {
  readonly title: Localized;
  /** Seconds from now until the list closes. */
  readonly closesInSeconds: number;
  readonly items: readonly SeedFlashItem[];
}

export interface SeedCatalogue {
  readonly goods: readonly SeedGoods[];
  readonly categories: readonly SeedCategory[];
  readonly comments: readonly SeedComment[];
  /** The two lists of the home page, goods ids. */
  readonly hotLists: readonly [readonly number[], readonly number[]];
  readonly flashSale: readonly SeedFlashList[];
}
