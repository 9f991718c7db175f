import type { GoodsDetail, GoodsSummary, Locale } from '@signal-shop/sdk/contract';

/** Addresses that the link context does not have. */
export interface PlainCatalogHrefs {
  /** The catalog in a language. */
  readonly catalog: (locale: Locale) => string;
  /** The email address for orders and questions. */
  readonly email: string;
  /** The page in the running shop. */
  readonly order: (goodsId: number) => string;
}

export interface PlainCatalogScreenProps {
  readonly hrefs: PlainCatalogHrefs;
  readonly categories: readonly { readonly name: string; readonly goods: readonly GoodsSummary[] }[];
}

export interface PlainGoodsScreenProps {
  readonly hrefs: PlainCatalogHrefs;
  readonly goods: GoodsDetail;
}
