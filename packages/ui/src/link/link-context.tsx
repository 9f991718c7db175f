// Links: the shop's URLs, the router's link component, and contexts for optional features (community, product actions).
// The web app provides them; every component may consume them, none builds a URL. Imports no other folder of this package.
import type { CouponListState, GoodsSummary } from '@signal-shop/sdk/contract';
import type { ComponentProps, ComponentType } from 'react';
import { createContext, use } from 'react';

/** The support pages and those about the shop, by their URL segments (spec §2). */
export type SupportPlace = 'faq' | 'warranty' | 'download' | 'trackOrder';
export type AboutPlace = 'aboutUs' | 'contactUs' | 'brand';

/** The account pages except the orders, by their names in the specification (§2). */
export type AccountPlace =
  | 'profile'
  | `coupon/${CouponListState}`
  | 'application'
  | 'points'
  | 'win'
  | 'warranty'
  | `warranty?ordersn=${string}`
  | 'address'
  | 'notices'
  | 'reset'
  | 'decoration';

/** The shop's URLs. Only the web app's route table builds them; components never do. */
export interface Hrefs {
  readonly home: string;
  readonly cart: string;
  readonly orders: (state?: string) => string;
  readonly order: (ordersn: string) => string;
  /** The order, which opens the print dialog with its invoice. */
  readonly invoice: (ordersn: string) => string;
  /** The review page of an order line, of an order, or of all orders. */
  readonly review: (ordersn?: string, lineId?: number) => string;
  /** The gift registration of an order or of its review. */
  readonly gift: (ordersn?: string) => string;
  /** `about`: the id of a line, `all` lines, or the number of a request. */
  readonly afterSales: (ordersn: string, about: number | string) => string;
  /** The customer's after-sales requests. */
  readonly afterSalesList: (state?: 'all' | 'open' | 'over') => string;
  readonly goods: (goodsId: number) => string;
  /** The product page with the price in points. */
  readonly goodsForPoints: (goodsId: number) => string;
  readonly category: (categoryId: number | null) => string;
  readonly search: (keywords: string) => string;
  readonly pay: (ordersn: string) => string;
  readonly logIn: string;
  readonly register: string;
  readonly resetPassword: string;
  readonly account: string;
  readonly inAccount: (place: AccountPlace) => string;
  readonly policy: (title: string) => string;
  readonly policies: string;
  /** The withdrawal form, prefilled with the order if one is given. */
  readonly withdrawal: (ordersn?: string) => string;
  readonly support: (place: SupportPlace) => string;
  readonly ordersOver: string;
  readonly trackedOrder: (ordersn: string) => string;
  readonly about: (place: AboutPlace) => string;
  readonly pointStore: string;
  readonly points: string;
  readonly flashSale: string;
  readonly bigSale: string;
  readonly raffles: string;
  readonly tiktok: string;
  readonly community: string;
  readonly warranty: string;
  readonly wishlist: string;
  readonly finder: string;
  readonly compare: (goodsIds?: readonly number[]) => string;
}

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Replaces the current history entry and leaves the scroll position; for another view of the same page. */
  readonly stay?: boolean;
  /**
   * The goods that the link opens. The product page opens with a view transition and shows their picture, name, and
   * price while its data loads.
   */
  readonly preview?: GoodsSummary | undefined;
}

export interface LinkEnvironment {
  /** Renders a link within the site; the web app provides the router's. */
  readonly Anchor: ComponentType<LinkProps>;
  readonly hrefs: Hrefs;
}

/** The web app provides its links, stories and tests `plainLinks`. */
export const LinkContext = createContext<LinkEnvironment | null>(null);

/** The link component and the shop's URLs. */
export function useLinks(): LinkEnvironment {
  const links = use(LinkContext);
  if (links === null) throw new Error('No LinkContext provider above this component.');
  return links;
}
