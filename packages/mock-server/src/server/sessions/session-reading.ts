import type { ControlAnswers } from '../../control/control-answers.ts';
import type { Shop } from '../../shop.ts';
import { advancedMs } from '../../world/state/clock.ts';
import type { ActivityStreams } from '../streams/activity-streams.ts';

export function readingOf(shop: Shop, streams: ActivityStreams, session: string): ControlAnswers['session'] {
  const { clock, state } = shop.peek(session);
  const { origin } = state;
  const ms = clock.now();
  return {
    session,
    scenarios: state.scenarios,
    now: new Date(ms).toISOString(),
    ms,
    speed: clock.speed,
    seed: origin.seed,
    startedAt: origin.clock.kind === 'frozen' ? new Date(origin.clock.atMs).toISOString() : null,
    ahead: advancedMs(origin.clock, state.clock),
    running: clock.speed > 0,
    streams: streams.read(session).open,
    mails: state.outbox.length,
    faults: state.faults,
    charges: state.ledger.length,
  };
}
