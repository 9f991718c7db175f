import type { Locale } from '@signal-shop/sdk/contract';
import { CartType } from '@signal-shop/sdk/contract';
import { demoCustomerOf, startingTokens } from '../../world/account/customers.ts';
import type { TemporaryEntry } from '../../world/cart/cart.ts';
import { cartOf, linesOf } from '../../world/cart/cart.ts';
import type { World } from '../../world/state/world.ts';
import { chooseScenarios } from './apply-scenarios.ts';

/** The cookies a browser needs to see a state; missing fields do not change. */
export interface Visitor {
  /** The session token; null for a guest. */
  readonly token?: string | null;
  /** A guest's cart, which the browser stores in a cookie. */
  readonly guestCart?: readonly TemporaryEntry[];
  readonly locale?: Locale;
}

/**
 * The visitor of a world in these scenarios.
 * @param isFresh whether the world is new: its visitor is a guest then, unless a scenario logs in
 */
export function visitorOf(world: World, names: readonly string[], isFresh: boolean): Visitor {
  const nameBySlot = new Map(chooseScenarios(names).map(({ scenario }) => [scenario.slot, scenario.name]));
  const login = nameBySlot.get('auth');
  const hasCart = nameBySlot.has('cart');
  return {
    ...(isFresh || login !== undefined ? { token: tokenOf(world, login ?? 'auth.guest') } : {}),
    ...(isFresh || hasCart ? { guestCart: hasCart ? guestCartOf(world) : [] } : {}),
    ...(nameBySlot.has('lang') ? { locale: world.state.locale } : {}),
  };
}

/** An expired login is visible only to a browser that still has its token. */
function tokenOf(world: World, scenario: string): string | null {
  if (scenario.startsWith('auth.expired-')) return startingTokens.customer;
  return Object.values(startingTokens).find((token) => world.state.tokens.has(token)) ?? null;
}

/** The guest cart has the lines of the customer's cart, without gifts and goods for points. */
function guestCartOf(world: World): readonly TemporaryEntry[] {
  const lines = linesOf(world, cartOf(world, demoCustomerOf(world)), CartType.cart);
  return lines
    .filter(({ kind }) => kind === 'bought')
    .map(({ goodsId, quantity }) => ({ id: goodsId, goods_number: quantity, type: CartType.cart }));
}
