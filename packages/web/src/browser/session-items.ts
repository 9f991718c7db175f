import type { sessionItemNames } from '@signal-shop/sdk/constants';

/** Items of one tab's sessionStorage: those of spec §3, form drafts, and a pending social login. */
export type SessionItemName =
  | (typeof sessionItemNames)[keyof typeof sessionItemNames]
  | 'owner'
  | 'checkout_draft'
  | 'counted_orders'
  | 'track_draft'
  | 'looked_up_orders'
  | 'marketplace_draft'
  | 'contact_draft'
  | 'withdrawal_draft'
  | 'withdrawal_receipt'
  | 'warranty_claim_draft'
  | 'warranty_claim_pictures'
  | 'after_sales_draft'
  | 'after_sales_pictures'
  | 'after_sales_parcel'
  | 'review_drafts'
  | 'review_pictures'
  | 'gift_draft'
  | 'prize_address_draft'
  | 'free_test_draft'
  | 'log_in_draft'
  | 'profile_draft'
  | 'register_draft'
  | 'reset_draft'
  | 'social_log_in';

/** Items of this device's localStorage, cleared at logout: no customer data, only goods and searches. */
export type DeviceItemName = 'recent_searches' | 'recently_viewed' | 'wishes' | 'compared' | 'saved_items';

export interface StoredItems<Name extends string> {
  readonly get: (name: Name) => string | null;
  readonly set: (name: Name, value: string) => void;
  readonly remove: (name: Name) => void;
  readonly clear: () => void;
}

export type SessionItems = StoredItems<SessionItemName>;
export type DeviceItems = StoredItems<DeviceItemName>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Wraps a Storage; falls back to memory if it is forbidden or full. */
export function openSessionItems<Name extends string>(open: () => Store): StoredItems<Name> {
  const memory = new Map<string, string>();
  const attempt = <Value>(run: (store: Store) => Value, otherwise: Value): Value => {
    try {
      return run(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (name) => memory.get(name) ?? attempt((store) => store.getItem(name), null),
    set: (name, value) => {
      memory.delete(name);
      const isStored = attempt((store) => {
        store.setItem(name, value);
        return true;
      }, false);
      if (!isStored) memory.set(name, value);
    },
    remove: (name) => {
      memory.delete(name);
      attempt((store) => store.removeItem(name), undefined);
    },
    clear: () => {
      memory.clear();
      attempt((store) => store.clear(), undefined);
    },
  };
}
