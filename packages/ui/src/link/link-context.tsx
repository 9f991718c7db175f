import type { CouponListState } from '@signal-shop/sdk/contract';
import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { createContext, use } from 'react';

/** The pages of the support and those about the shop, as their addresses name them (spec §2). */
export type SupportPlace = 'faq' | 'warranty' | 'download' | 'trackOrder';
export type AboutPlace = 'aboutUs' | 'contactUs' | 'brand';

/** The places of the account beside the orders, as the specification calls them (§2). */
export type AccountPlace =
  | 'profile'
  | `coupon/${CouponListState}`
  | 'application'
  | 'points'
  | 'win'
  | 'warranty'
  | `warranty?ordersn=${string}`
  | 'reset'
  | 'decoration';

/** Where each thing of the shop lives. The web app's one table makes these; components never build an address. */
export interface Hrefs {
  readonly home: string;
  readonly cart: string;
  readonly orders: (state?: string) => string;
  readonly order: (ordersn: string) => string;
  /** Where the customer reviews one line of an order, or chooses among the lines of one or of all orders. */
  readonly review: (ordersn?: string, lineId?: number) => string;
  /** Where an order, or a review of it, is registered for a gift. */
  readonly gift: (ordersn?: string) => string;
  /** What can be asked for about a line, about `all` lines, or the request of that number. */
  readonly afterSales: (ordersn: string, about: number | string) => string;
  /** The customer's own requests. */
  readonly afterSalesList: (state?: 'all' | 'open' | 'over') => string;
  readonly goods: (goodsId: number) => string;
  /** The same page at the price in points. */
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
  /** The form that withdraws from a contract, already knowing the order where one is given. */
  readonly withdrawal: (ordersn?: string) => string;
  readonly support: (place: SupportPlace) => string;
  readonly ordersOver: string;
  readonly trackedOrder: (ordersn: string) => string;
  readonly about: (place: AboutPlace) => string;
  readonly pointStore: string;
  readonly points: string;
  readonly flashSale: string;
  readonly tiktok: string;
  readonly community: string;
  readonly warranty: string;
  readonly wishlist: string;
  readonly compare: (goodsIds?: readonly number[]) => string;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Shows another view of the same page: it takes the place of this one in the history, and nothing moves. */
  readonly stay?: boolean;
}

export interface LinkEnvironment {
  /** Draws an anchor for an address of this site; the web app gives the router's. */
  readonly Anchor: ComponentType<LinkProps>;
  readonly hrefs: Hrefs;
}

/** The web app provides its own links, stories and tests `plainLinks`. */
export const LinkContext = createContext<LinkEnvironment | null>(null);

/** The anchor component and the addresses of the shop around this component. */
export function useLinks(): LinkEnvironment {
  const links = use(LinkContext);
  if (links === null) throw new Error('There is no LinkContext around this component.');
  return links;
}
