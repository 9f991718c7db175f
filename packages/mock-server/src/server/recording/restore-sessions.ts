import type { Shop } from '../../shop.ts';
import { messageOf } from '../error-text.ts';
import type { Log } from './log.ts';

/**
 * Restores the sessions of the code before a reload. A field that only the new code knows has its initial value; a session
 * that the new code cannot read starts again, and is logged.
 */
export function restoreSessions(shop: Shop, sessions: ReadonlyMap<string, string>, log: Log): void {
  for (const [session, state] of sessions) {
    try {
      const world = shop.world(session);
      world.restore(withFieldsOf(world.snapshot(), state));
    } catch (error) {
      shop.end(session);
      const reason = messageOf(error);
      log(`The session ${session} starts again, because the new code cannot read it: ${reason}`, 'error');
    }
  }
}

/** The state as text with exactly the fields of the initial one. */
function withFieldsOf(initialText: string, stateText: string): string {
  const initial: Readonly<Record<string, unknown>> = JSON.parse(initialText);
  const state: Readonly<Record<string, unknown>> = JSON.parse(stateText);
  const fields = Object.entries(initial).map(([name, value]) => [name, name in state ? state[name] : value]);
  return JSON.stringify(Object.fromEntries(fields));
}
