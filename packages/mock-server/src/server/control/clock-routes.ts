import type { ControlAnswers } from '../../control/control-answers.ts';
import { readClockChange, readSession } from './control-input.ts';
import type { ControlHandlers, ControlParts } from './control-routes.ts';

/** The virtual time of a session. */
export const clockHandlers = {
  readClock: (parts, { query }) => clockOf(parts, readSession(query.session)),
  turnClock(parts, { body }) {
    const { session, change } = readClockChange(body);
    const { clock } = parts.shop.world(session);
    if (change.kind === 'set') clock.set(change.ms);
    else clock.advance(change.ms);
    return clockOf(parts, session);
  },
} satisfies Partial<ControlHandlers>;

function clockOf({ shop }: ControlParts, session: string): ControlAnswers['readClock'] {
  const ms = shop.world(session).clock.now();
  return { session, now: new Date(ms).toISOString(), ms };
}
