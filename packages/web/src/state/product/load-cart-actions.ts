import { lazyCode } from '../core/lazy-code.ts';

/** The cart actions, which are not part of the page's code. */
export const loadCartActions = lazyCode(() => import('../cart/cart-add.ts'));
