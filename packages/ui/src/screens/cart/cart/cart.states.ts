import type { Bundle, CartItem, FullReduction, OrderSummary } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../../remote.ts';
import type { GoesWithEvents } from '../../../sections/goes-with/goes-with-props.ts';
import type { SavedItemsProps } from '../../../sections/saved-items/saved-items-props.ts';

export const cartStates = [
  'Loading',
  'Empty',
  'OneItem',
  'Many',
  'QuantityPending',
  'TooFast',
  'AtMaximum',
  'ExceedsMaximum',
  'OutOfStock',
  'FreeItem',
  'PointsItem',
  'RebateItem',
  'FlashItem',
  'NotEligibleForReduction',
  'ReductionNone',
  'Reduction2',
  'Reduction5',
  'Reduction10',
  'Reduction15',
  'Reduction20',
  'Reduction25',
  'Reduction30Complete',
  'ConfirmDelete',
  'DeleteFailed',
  'LoadFailed',
  'Guest',
  'BuyNow',
  'BuyNowEmpty',
  'SessionExpired',
  'CheckoutEmpty',
  'UnpaidOrder',
  'EmptyWithUnpaidOrder',
  'WholeSet',
  'SavedForLater',
  'SavedOutOfStock',
  'SavedMoving',
  'SavedLoadFailed',
  'EmptyWithSaved',
  'SavedGuest',
  'SavedGerman',
  'SavedJapanese',
  'LongNamesDe',
] as const;

export type CartLineProblem = 'outOfStock' | 'exceedsMaximum' | 'belowOne';

/**
 * A line with the displayed quantity: `pending` while an optimistic change is unconfirmed, `arriving` while added
 * pieces are optimistic, which disables the quantity.
 */
export interface CartLineView {
  readonly item: CartItem;
  readonly quantity: number;
  readonly pending: boolean;
  readonly arriving?: boolean;
  readonly problem: CartLineProblem | null;
}

export type CartDeletion =
  | { readonly status: 'none' }
  | { readonly status: 'asking' | 'pending' | 'failed'; readonly goodsId: number };

export interface CartView {
  readonly lines: readonly CartLineView[];
  /** Subtotal and total from the server, in the locale's currency. */
  readonly pay: number;
  readonly total: number;
  readonly number: number;
  /** Discount of whole sets. */
  readonly bundle?: number;
  /** Sets of which the cart has a part. */
  readonly bundles?: readonly Bundle[];
  /** null: hidden, because the promotion is off or unknown. */
  readonly reduction: FullReduction | null;
  readonly kind: 'cart' | 'buyNow';
  readonly session: 'guest' | 'member';
  /** `blocked` until the cart is refetched after an edit (spec §4); `leaving` while navigating to checkout. */
  readonly checkout: 'open' | 'blocked' | 'leaving';
  readonly deletion: CartDeletion;
}

export type CartState =
  | NotReady
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly view: CartView };

export interface CartEvents {
  readonly onQuantity: (goodsId: number, quantity: number) => void;
  readonly onAskDelete: (goodsId: number) => void;
  readonly onConfirmDelete: () => void;
  readonly onKeep: () => void;
  readonly onCheckout: () => void;
}

/** An order that has left the cart and is not paid. */
export type UnpaidOrderView = Pick<OrderSummary, 'ordersn' | 'money' | 'currency'>;

export interface CartScreenProps {
  readonly state: CartState;
  /** Which cart it is before the state is ready, and when it is empty. */
  readonly kind: CartView['kind'];
  /** Goods to buy later; absent beside an immediate purchase. */
  readonly saved?: SavedItemsProps;
  /** Completes sets; absent beside an immediate purchase. */
  readonly goesWith?: GoesWithEvents;
  /** The newest unpaid order; null without one and while unknown. */
  readonly unpaid?: UnpaidOrderView | null;
  readonly on: CartEvents;
}
