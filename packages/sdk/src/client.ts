import { startCall } from './call/call.ts';
import type { ShopClientOptions } from './client-options.ts';
import type { ShopConnection } from './connection.ts';
import { connectShop } from './connection.ts';
import { operationLines } from './generated/operations.ts';
import type { ShopCalls } from './generated/shop-calls.ts';
import type { ActivityOptions } from './stream/activity-stream.ts';
import { watchActivity } from './stream/activity-stream.ts';

export interface ShopClient extends ShopConnection, ShopCalls {
  /** Watches whether the flash sale is open. Returns a function that stops watching. See `ActivityOptions`. */
  watchActivity(options: ActivityOptions): () => void;
}

/**
 * Creates a client of the shop: one method per call of the contract and one session. Clients share no state. A
 * call resolves with the success variant of its envelope and rejects with a `ShopError`.
 * @example
 * const shop = createShopClient({ baseUrl: 'http://localhost:4010' });
 * await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
 * const { msg: orders, total } = await shop.listOrders({ state: 'paid' }, { timeoutMs: 5_000 });
 */
export function createShopClient(options: ShopClientOptions): ShopClient {
  const shop = connectShop(options);
  return {
    ...shop,
    ...joinCalls(shop),
    watchActivity: (activity) => watchActivity(shop, activity),
  };
}

/** Joins the generated table with the generated types, which the compiler cannot verify. */
function joinCalls(shop: ShopConnection): ShopCalls;
function joinCalls(shop: ShopConnection): object {
  return Object.fromEntries(
    Object.entries(operationLines).map(([id, line]) => [
      id,
      (...parameters: readonly object[]) => startCall(shop, id, line, ...parameters),
    ]),
  );
}
