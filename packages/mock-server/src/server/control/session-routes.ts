import { readScenarios, readSession, tell } from './control-input.ts';
import type { ControlHandlers, ControlParts } from './control-routes.ts';

/** Worlds beside each other. */
export const sessionHandlers = {
  sessions: ({ shop }) => ({ sessions: shop.sessions() }),
  setScenarios(parts, { name, body }) {
    const session = readSession(name);
    const { scenarios, keep } = readScenarios(body);
    if (keep) {
      tell(() => parts.shop.applyScenarios(session, scenarios));
    } else {
      tell(() => parts.shop.setScenarios(session, scenarios));
      startAfresh(parts, session);
    }
    return { session, scenarios };
  },
  reset(parts, { name }) {
    const session = readSession(name);
    parts.shop.reset(session);
    startAfresh(parts, session);
    return { session };
  },
} satisfies Partial<ControlHandlers>;

// The open streams belong to the world that has just gone; browsers open them again by themselves.
function startAfresh(parts: ControlParts, session: string): void {
  parts.calls.forget(session);
  parts.streams.close(session);
}
