import type { Locale } from '@signal-shop/sdk/contract';
import { CartType } from '@signal-shop/sdk/contract';
import { demoCustomerOf, startingTokens } from '../../world/account/customers.ts';
import type { TemporaryEntry } from '../../world/cart/cart.ts';
import { cartOf, linesOf } from '../../world/cart/cart.ts';
import type { World } from '../../world/state/world.ts';
import { chooseScenarios } from './apply-scenarios.ts';

/** What a browser has to hold so that a state can be seen in it; what is left out stays as the browser has it. */
export interface Visitor {
  /** Of the login; null for a guest. */
  readonly token?: string | null;
  /** What lies in the cart of a guest, which lives in the browser alone. */
  readonly guestCart?: readonly TemporaryEntry[];
  readonly locale?: Locale;
}

/**
 * The visitor of a world that is in these scenarios.
 * @param isFresh whether the world just began: its visitor is a guest then, unless a scenario says otherwise
 */
export function visitorOf(world: World, names: readonly string[], isFresh: boolean): Visitor {
  const chosen = new Map(chooseScenarios(names).map(({ scenario }) => [scenario.slot, scenario.name]));
  const login = chosen.get('auth');
  const hasCart = chosen.has('cart');
  return {
    ...(isFresh || login !== undefined ? { token: tokenOf(world, login ?? 'auth.guest') } : {}),
    ...(isFresh || hasCart ? { guestCart: hasCart ? guestCartOf(world) : [] } : {}),
    ...(chosen.has('lang') ? { locale: world.state.locale } : {}),
  };
}

/** A login that has ended is seen by whoever still has its token. */
function tokenOf(world: World, scenario: string): string | null {
  if (scenario.startsWith('auth.expired-')) return startingTokens.customer;
  return Object.values(startingTokens).find((token) => world.state.tokens.has(token)) ?? null;
}

/** A guest sees what lies in the customer's cart, but for gifts and what was taken for points. */
function guestCartOf(world: World): readonly TemporaryEntry[] {
  const lines = linesOf(world, cartOf(world, demoCustomerOf(world)), CartType.cart);
  return lines
    .filter(({ kind }) => kind === 'bought')
    .map(({ goodsId, quantity }) => ({ id: goodsId, goods_number: quantity, type: CartType.cart }));
}
