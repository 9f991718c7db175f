import type { SeedAftersales } from './aftersales-types.ts';
import type { SeedCustomer } from './customer-types.ts';
import type { SeedRewards } from './rewards/types.ts';

/** The languages of the shop, spec §1. */
export const locales = ['en', 'zh', 'de', 'ja', 'it', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];
/** The same text in every language of the shop. */
export type Localised = Readonly<Record<Locale, string>>;

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

/** `percent` carries whole percents, `amount` carries USD cents. */
export type SeedRebate =
  | { readonly kind: 'none'; readonly value: 0 }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number };

export type SeedTextBlock =
  | { readonly type: 'heading'; readonly text: Localised }
  | { readonly type: 'paragraph'; readonly text: Localised }
  | { readonly type: 'list'; readonly items: readonly Localised[] };

export interface SeedSpecification {
  readonly name: Localised;
  readonly value: Localised;
}

/** A file to download; the world writes what is in it, in the language that is asked for. */
export interface SeedFile {
  readonly id: number;
  readonly name: Localised;
  readonly kind: 'manual' | 'driver';
}

/** The long texts of a model, written when they are first read. */
export interface SeedSheet {
  readonly description: readonly SeedTextBlock[];
  readonly specifications: readonly SeedSpecification[];
  readonly files: readonly SeedFile[];
}

/** One colour of one model: what is listed, stocked, bought and returned. */
export interface SeedGoods {
  readonly goodsId: number;
  /** The model number, e.g. `K9`; siblings share it. */
  readonly model: string;
  readonly kind: GoodsKind;
  readonly colour: ColourName;
  readonly colourName: Localised;
  /** What kind of headset or mouse it is, e.g. `Wireless Headset`. */
  readonly type: Localised;
  /** Name without the colour, e.g. `K9 Wireless Headset`. */
  readonly name: Localised;
  /** Name with the colour, e.g. `K9 Wireless Headset, ember`. */
  readonly fullName: Localised;
  /** One line. */
  readonly desc: Localised;
  /** Always a leaf of the category tree. */
  readonly categoryId: number;
  /** USD cents before the rebate. */
  readonly originalCents: number;
  /** USD cents after the rebate: what is paid outside a flash sale. Equal to `originalCents` without a rebate. */
  readonly priceCents: number;
  readonly rebate: SeedRebate;
  /** USD cents: the lowest price of the 30 days before the rebate began, or before now where there is none. */
  readonly lowestBeforeCents: number;
  readonly isNew: boolean;
  readonly stock: number;
  /** Most that one order may hold. */
  readonly maximum: number;
  /** Mean of the model's comments, one decimal, 0 without comments. */
  readonly rating: number;
  readonly commentCount: number;
  /** Higher sells more; unique per goods. */
  readonly popularity: number;
  readonly releasedDaysAgo: number;
  /** Points in the points store, null when not offered there. */
  readonly pointsPrice: number | null;
  /** What only the product's page shows, shared by all colours. */
  readonly sheet: SeedSheet;
  /** Goods ids of every colour of the model, this one included, in swatch order. */
  readonly siblings: readonly number[];
}

export interface SeedCategory {
  readonly id: number;
  readonly name: Localised;
  readonly kind: GoodsKind;
  readonly children: readonly SeedCategory[];
  /** Goods shown in the menu beside a leaf: one colour per model, at most four; empty on branches. */
  readonly menuGoods: readonly number[];
}

/** A shopper's own words, kept in the language they were written in. */
export interface SeedComment {
  readonly id: number;
  readonly model: string;
  readonly locale: Locale;
  readonly author: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly content: string;
  readonly daysAgo: number;
  readonly praiseCount: number;
  /** Whether the writer bought the goods in this shop. */
  readonly isVerified: boolean;
}

export interface SeedBanner {
  readonly id: number;
  readonly type: 'image' | 'video';
  readonly video: string;
  readonly marking: 'detail' | 'buyNow' | 'addToCart';
  readonly goodsId: number;
  readonly title: Localised;
  readonly remark: Localised;
}

/** A banner that stands by itself, in one of the places of the contract. */
export interface SeedSideBanner {
  readonly place: 'points' | 'bigSale' | 'firstOrder' | 'seasonal';
  readonly goodsId: number;
  readonly link: string;
  readonly title: Localised;
  readonly remark: Localised;
  readonly button: Localised;
}

export interface SeedQuestion {
  /** Stands in addresses, and is unique among all questions of the shop. */
  readonly id: string;
  readonly question: Localised;
  readonly answer: readonly SeedTextBlock[];
}

export interface SeedQuestionGroup {
  readonly group: 'orders' | 'shipping' | 'returns' | 'account';
  readonly name: Localised;
  /** Most asked first. */
  readonly questions: readonly SeedQuestion[];
}

export interface SeedHotCategory {
  readonly id: number;
  readonly categoryId: number;
  readonly title: Localised;
  readonly kind: GoodsKind;
  readonly colour: ColourName;
}

export interface SeedPost {
  readonly id: number;
  readonly title: Localised;
  readonly remark: Localised;
  readonly daysAgo: number;
}

export interface SeedReview {
  readonly id: number;
  readonly goodsId: number;
  readonly remark: Localised;
  /** Exactly one of the two is null, spec §3. */
  readonly name: string | null;
  readonly cname: string | null;
  readonly stars: 4 | 5;
}

export interface SeedTerm {
  readonly id: number;
  /** Stands in the address: `/policy/{title}`. */
  readonly title: string;
  /** Those about the shop have a page of their own and stand in no list. */
  readonly group: 'terms' | 'policy' | 'about';
  readonly name: Localised;
  readonly blocks: readonly SeedTextBlock[];
}

export interface SeedContact {
  readonly phone: string;
  readonly email: string;
  readonly siteCopy: Localised;
  readonly hours: Localised;
  readonly social: readonly { readonly name: string; readonly link: string }[];
}

export interface SeedRegionContact {
  readonly region: Localised;
  readonly phone: string;
  readonly email: string;
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
  readonly title: Localised;
  /** Seconds from now until the list closes. */
  readonly closesInSeconds: number;
  readonly items: readonly SeedFlashItem[];
}

export interface SeedCatalogue {
  readonly goods: readonly SeedGoods[];
  readonly categories: readonly SeedCategory[];
  readonly comments: readonly SeedComment[];
  /** The two home lists, goods ids. */
  readonly hotLists: readonly [readonly number[], readonly number[]];
  readonly flashSale: readonly SeedFlashList[];
}

export interface SeedSite {
  readonly banners: readonly SeedBanner[];
  readonly sideBanners: readonly SeedSideBanner[];
  readonly questions: readonly SeedQuestionGroup[];
  /** What buyers ask, by the kind of goods. */
  readonly goodsQuestions: Readonly<Record<GoodsKind, readonly SeedQuestion[]>>;
  readonly notices: readonly Localised[];
  readonly hotCategories: readonly SeedHotCategory[];
  readonly posts: readonly SeedPost[];
  readonly reviews: readonly SeedReview[];
  readonly terms: readonly SeedTerm[];
  readonly contact: SeedContact;
  readonly contacts: readonly SeedRegionContact[];
  /** Where the company is; the same in every language, as on an envelope. */
  readonly address: string;
  /** Where customers help each other. */
  readonly groupLink: string;
  readonly customers: readonly SeedCustomer[];
  readonly aftersales: SeedAftersales;
  readonly rewards: SeedRewards;
}
