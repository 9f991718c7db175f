import type { Shop } from '../../shop.ts';
import { applyTimedTransitions } from '../../world/orders/timed-transitions.ts';
import type { World } from '../../world/state/world.ts';
import type { SessionStore } from '../recording/session-store.ts';
import { isSessionName } from './sessions.ts';

/** The session of a page of the provider: the one in its URL, also if another instance has created it, else `default`. */
export async function knownSession(shop: Shop, store: SessionStore, session: string): Promise<string> {
  if (store.isShared && isSessionName(session)) await store.refresh([session]);
  return shop.sessions().includes(session) ? session : 'default';
}

/** The world of a session after its timed changes: an order whose time to pay is over is canceled before a page answers. */
export function currentWorld(shop: Shop, session: string): World {
  const world = shop.world(session);
  applyTimedTransitions(world);
  return world;
}
