import type { ControlAnswers } from '../../control/control-answers.ts';
import { flashSaleBoundaryAhead } from '../../world/flash-sale/flash-sale.ts';
import { earliestMs, furthestMs } from '../../world/state/clock.ts';
import type { World } from '../../world/state/world.ts';
import type { ClockMove } from './clock-input.ts';
import { readClockChange } from './clock-input.ts';
import type { ControlHandlers, ControlParts } from './control-handler.ts';
import { conflict, readSession, refuse } from './control-input.ts';

/** Control API of a session's clock. */
export const clockHandlers = {
  readClock: (parts, { query }) => clockOf(parts, readSession(query.session)),
  turnClock(parts, { body }) {
    const { session, move, speed } = readClockChange(body);
    const world = parts.shop.world(session);
    const before = world.state.clock;
    try {
      // Frozen first, because a fast clock would advance between the two changes.
      if (speed !== null) world.clock.run(0);
      if (move !== null) turn(world, move);
      if (speed !== null) world.clock.run(speed);
    } catch (error) {
      world.state.clock = before;
      throw error;
    }
    return clockOf(parts, session);
  },
} satisfies Partial<ControlHandlers>;

function turn(world: World, move: ClockMove): void {
  if (move.kind === 'to') {
    world.clock.set(boundaryMs(world, move.boundary));
  } else if (move.kind === 'set') {
    if (move.moment !== 'real') checkMoment('set', move.moment);
    world.clock.set(move.moment);
  } else {
    checkMoment('advance', world.clock.now() + move.ms);
    world.clock.advance(move.ms);
  }
}

// The contract has times as seconds since 1970, until the year 2100.
function checkMoment(field: string, ms: number): void {
  if (ms < earliestMs || ms > furthestMs) throw refuse(`${field} must lead to a moment from 2000 to 2098.`);
}

function boundaryMs(world: World, boundary: 'flash.start' | 'flash.end'): number {
  const seconds = flashSaleBoundaryAhead(world, boundary === 'flash.start' ? 'beginTime' : 'overTime');
  if (seconds !== null) return seconds * 1_000;
  throw conflict(
    `to: no ${boundary} lies ahead in this session. The scenarios flash.opens-10s and flash.closes-10s begin before one.`,
  );
}

function clockOf({ shop }: ControlParts, session: string): ControlAnswers['readClock'] {
  const { clock } = shop.peek(session);
  const ms = clock.now();
  return { session, now: new Date(ms).toISOString(), ms, speed: clock.speed };
}
