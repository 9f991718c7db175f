import type {
  Banner,
  Feature,
  FlashSaleList,
  HotCategory,
  HotProduct,
  Post,
  Review,
} from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { Remote } from '../../../remote.ts';

export const homeStates = [
  'Ready',
  'Guest',
  'Member',
  'AllLoading',
  'SaleOn',
  'SaleOff',
  'SaleBeforeBegin',
  'SaleAfterOver',
  'FlashFailedSilently',
  'HotListsFailedSilently',
  'BannerEmpty',
  'EverythingEmpty',
  'EverythingFailed',
  'PopupFirstOrder',
  'PopupSeasonal',
  'PopupSuppressed',
  'LoginPrompt',
  'WheelOpen',
  'SubscribeInvalid',
  'SubscribeDone',
  'AnnouncementClosed',
  'German',
  'Japanese',
  'Chinese',
] as const;

/**
 * `off`: no sale is open, the strip renders nothing (spec §4). Times in milliseconds since 1970, by the device's
 * clock.
 */
export type FlashSaleState =
  | { readonly status: 'off' }
  | { readonly status: 'loading' }
  | { readonly status: 'on'; readonly lists: readonly (FlashSaleList & { readonly endsAtMs: number })[] };

/** Silent lists (spec §7) render nothing when they fail; the other sections show their own errors. */
export interface HomeView {
  readonly banners: Remote<readonly Banner[]>;
  readonly flashSale: FlashSaleState;
  /** Two lists, rendered as two sections. */
  readonly hotProducts: Remote<readonly (readonly HotProduct[])[]>;
  readonly hotCategories: Remote<readonly HotCategory[]>;
  readonly features: Remote<readonly Feature[]>;
  readonly posts: Remote<readonly Post[]>;
  readonly reviews: Remote<readonly Review[]>;
}

export interface HomeEvents {
  /** Banner marking 3: adds the banner's goods to the cart (needs login, spec §4). */
  readonly onAddBanner: (banner: Banner) => void;
}

export interface HomeScreenProps {
  readonly view: Pick<HomeView, 'banners'>;
  readonly on: HomeEvents;
  /** The sections below the first screen: the sale, `HomeMiddle` and `HomeEnd`, or a lazy component that renders them. */
  readonly rest: ReactNode;
}
