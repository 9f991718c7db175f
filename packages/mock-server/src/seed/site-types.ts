// Types of what the site shows around its goods; those of the goods themselves are in `types.ts`.

import type { SeedAfterDelivery } from './after-delivery-types.ts';
import type { SeedCustomer } from './customer-types.ts';
import type { PhotographView, SceneName } from './photographs.ts';
import type { SeedRewards } from './rewards/types.ts';
import type { ColourName, GoodsKind, Localized, SeedTextBlock } from './types.ts';

export interface SeedBanner {
  readonly id: number;
  readonly type: 'image' | 'video';
  readonly video: string;
  readonly marking: 'detail' | 'buyNow' | 'addToCart';
  readonly goodsId: number;
  readonly title: Localized;
  readonly remark: Localized;
}

/** A single banner for one of the placements in the contract. */
export interface SeedSideBanner {
  readonly place: 'points' | 'bigSale' | 'firstOrder' | 'seasonal';
  readonly goodsId: number;
  readonly link: string;
  readonly title: Localized;
  readonly remark: Localized;
  readonly button: Localized;
}

export interface SeedQuestion {
  /** Used in URLs; unique among all questions of the shop. */
  readonly id: string;
  readonly question: Localized;
  readonly answer: readonly SeedTextBlock[];
}

export interface SeedQuestionGroup {
  readonly group: 'orders' | 'shipping' | 'returns' | 'account';
  readonly name: Localized;
  /** Most frequent first. */
  readonly questions: readonly SeedQuestion[];
}

export interface SeedHotCategory {
  readonly id: number;
  readonly categoryId: number;
  readonly title: Localized;
  readonly kind: GoodsKind;
  readonly colour: ColourName;
}

/** A large picture with marked places; x and y in percent of it. */
export interface SeedFeature {
  readonly id: number;
  readonly title: Localized;
  readonly text: Localized;
  readonly alt: Localized;
  readonly picture:
    | { readonly scene: SceneName }
    | { readonly goodsId: number; readonly view: PhotographView };
  readonly goodsId: number | null;
  readonly spots: readonly SeedFeatureSpot[];
}

export type SeedFeatureSpot = { readonly x: number; readonly y: number } & (
  | { readonly goodsId: number }
  | { readonly title: Localized; readonly text: Localized }
);

/** A picture with a caption beside a text. */
export interface SeedTermPicture {
  readonly title: Localized;
  readonly alt: Localized;
  readonly goodsId: number;
  readonly view: PhotographView;
}

export interface SeedPost {
  readonly id: number;
  /** A close-up of these goods illustrates the post. */
  readonly goodsId: number;
  readonly title: Localized;
  readonly remark: Localized;
  readonly daysAgo: number;
}

export interface SeedReview {
  readonly id: number;
  readonly goodsId: number;
  readonly remark: Localized;
  /** Exactly one of the two is null, spec §3. */
  readonly name: string | null;
  readonly cname: string | null;
  readonly stars: 4 | 5;
}

export interface SeedTerm {
  readonly id: number;
  /** The last segment of the URL: `/policy/{title}`. */
  readonly title: string;
  /** The list that includes it. `about` texts have separate pages and are not listed. */
  readonly group: 'terms' | 'policy' | 'about';
  readonly name: Localized;
  readonly blocks: readonly SeedTextBlock[];
  /** Above the text. */
  readonly feature?: SeedFeature;
  readonly pictures?: readonly SeedTermPicture[];
  /** A form to copy, print or send by email. */
  readonly form?: { readonly name: Localized; readonly text: Localized };
}

export interface SeedContact {
  readonly phone: string;
  readonly email: string;
  readonly siteCopy: Localized;
  readonly hours: Localized;
  readonly social: readonly { readonly name: string; readonly link: string }[];
}

export interface SeedRegionContact {
  readonly region: Localized;
  readonly phone: string;
  readonly email: string;
}

export interface SeedSite {
  readonly banners: readonly SeedBanner[];
  readonly sideBanners: readonly SeedSideBanner[];
  readonly questions: readonly SeedQuestionGroup[];
  /** Questions on product pages, by the kind of goods. */
  readonly goodsQuestions: Readonly<Record<GoodsKind, readonly SeedQuestion[]>>;
  readonly notices: readonly Localized[];
  readonly hotCategories: readonly SeedHotCategory[];
  readonly features: readonly SeedFeature[];
  readonly posts: readonly SeedPost[];
  readonly reviews: readonly SeedReview[];
  readonly terms: readonly SeedTerm[];
  readonly contact: SeedContact;
  readonly contacts: readonly SeedRegionContact[];
  /** The company's address; the same in every language, as on an envelope. */
  readonly address: string;
  /** URL of the customers' community. */
  readonly groupLink: string;
  readonly customers: readonly SeedCustomer[];
  readonly afterDelivery: SeedAfterDelivery;
  readonly rewards: SeedRewards;
}
