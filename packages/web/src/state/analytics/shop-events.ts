/** A product in an event, with the field names of Google Analytics for e-commerce. */
export interface EventItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  /** In the currency of the event. */
  readonly price: number;
  readonly quantity: number;
}

interface ValueParameters {
  /** ISO 4217. */
  readonly currency: string;
  /** The sum of the items. */
  readonly value: number;
  readonly items: readonly EventItem[];
}

/** The events and their parameters. None contains a name, an address or a login. */
export interface ShopEvents {
  readonly view_item_list: { readonly item_list_id: string; readonly items: readonly EventItem[] };
  readonly view_item: ValueParameters;
  readonly add_to_cart: ValueParameters;
  readonly add_to_wishlist: { readonly item_id: string };
  readonly view_cart: ValueParameters;
  readonly begin_checkout: ValueParameters;
  readonly purchase: ValueParameters & { readonly transaction_id: string };
}

export type ShopEventName = keyof ShopEvents;

/** One analytics event. */
export type ShopEvent = {
  [Name in ShopEventName]: { readonly name: Name; readonly parameters: ShopEvents[Name] };
}[ShopEventName];
