import type { SessionReading } from '../../control/feed-events.ts';
import type { Shop } from '../../shop.ts';
import { movedAhead } from '../../world/clock.ts';
import type { ActivityStreams } from '../activity-streams.ts';
import { readSession } from './control-input.ts';
import type { ControlRoute } from './control-routes.ts';

/** One session at a glance. */
export const sessionRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    pattern: /^\/sessions\/([^/]+)$/,
    answer: ({ shop, streams }, { name }) => readingOf(shop, streams, readSession(name)),
  },
];

/** @throws TooManySessions when the session is new and there is no room for it */
export function readingOf(shop: Shop, streams: ActivityStreams, session: string): SessionReading {
  const world = shop.world(session);
  const { scenarios, origin, clock, outbox, faults, ledger } = world.state;
  const ms = world.clock.now();
  return {
    session,
    scenarios,
    now: new Date(ms).toISOString(),
    ms,
    seed: origin.seed,
    startedAt: origin.clock.kind === 'frozen' ? new Date(origin.clock.atMs).toISOString() : null,
    ahead: movedAhead(origin.clock, clock),
    running: clock.kind === 'running',
    streams: streams.count(session),
    mails: outbox.length,
    faults,
    charges: ledger.length,
  };
}
