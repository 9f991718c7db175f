import { ResponseCode } from '@signal-shop/sdk/contract';
import type { ControlAnswers } from '../../control/control-answers.ts';
import { visitorOf } from '../../scenarios/create/visitor.ts';
import { sharedSession } from '../../world/create/isolation.ts';
import { isBeside } from '../../world/create/worlds.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { readingOf } from '../sessions/session-reading.ts';
import type { ControlHandlers, ControlParts } from './control-handler.ts';
import { readCount, readSession, tell } from './control-input.ts';
import { readNewSession, readScenarioChoice } from './session-input.ts';

/** As `removeIdleSessions` has it unless told otherwise. */
const usualIdleMs = 600_000;
/** What a link into a state calls the session that it makes. */
const linkPrefix = 'link-';

/** An empty text, as of a variable that nobody set, is no number. */
function idleOf(text: string | undefined): number {
  if (text === undefined) return usualIdleMs;
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Worlds beside each other. */
export const sessionHandlers = {
  sessions: ({ shop }) => ({
    sessions: shop.sessions(),
    known: shop.sessions().map((session) => ({
      session,
      origin: originOf(session),
      idleMs: shop.idleMs(session),
      scenarios: shop.look(session).state.scenarios,
    })),
  }),
  removeIdleSessions(parts, { query }) {
    const idle = readCount('idle', idleOf(query.idle));
    const removed = parts.shop
      .sessions()
      .filter((session) => session !== 'default' && parts.shop.idleMs(session) >= idle);
    for (const session of removed) end(parts, session);
    return { removed };
  },
  session: ({ shop, streams }, { name }) => readingOf(shop, streams, readSession(name)),
  createSession(parts, { body }) {
    const { name, scenarios, beginning } = readNewSession(body);
    const { isolation, sessions } = parts.shop;
    const session = sharedSession(isolation, name ?? freeName(sessions()));
    return begin(parts, session, scenarios, () => parts.shop.create(session, scenarios, beginning));
  },
  deleteSession(parts, { name }) {
    const session = readSession(name);
    if (!parts.shop.sessions().includes(session)) {
      throw new RefusedRequest(404, ResponseCode.notFound, `There is no session ${session}.`);
    }
    end(parts, session);
    return { session };
  },
  setScenarios(parts, { name, body }) {
    const session = readSession(name);
    const { scenarios, keep, beginning } = readScenarioChoice(body);
    if (!keep)
      return begin(parts, session, scenarios, () => parts.shop.setScenarios(session, scenarios, beginning));
    tell(() => parts.shop.applyScenarios(session, scenarios));
    return { session, scenarios, visitor: visitorOf(parts.shop.world(session), scenarios, false) };
  },
  reset(parts, { name }) {
    const session = readSession(name);
    parts.shop.reset(session);
    startAfresh(parts, session);
    return { session };
  },
} satisfies Partial<ControlHandlers>;

function begin(
  parts: ControlParts,
  session: string,
  scenarios: string[],
  make: () => void,
): ControlAnswers['setScenarios'] {
  tell(make);
  startAfresh(parts, session);
  return { session, scenarios, visitor: visitorOf(parts.shop.world(session), scenarios, true) };
}

function end({ shop, keeper, calls, streams, feed }: ControlParts, session: string): void {
  streams.close(session);
  calls.forget(session);
  shop.end(session);
  keeper.forget(session);
  feed.ended(session);
}

/** Who made the session, as far as its name tells. */
function originOf(session: string): ControlAnswers['sessions']['known'][number]['origin'] {
  if (isBeside(session)) return 'scenario';
  return session.startsWith(linkPrefix) ? 'link' : 'named';
}

// The open streams belong to the world that has just gone.
function startAfresh(parts: ControlParts, session: string): void {
  parts.calls.forget(session);
  parts.streams.close(session);
}

function freeName(taken: readonly string[]): string {
  for (let number = taken.length; ; number += 1) {
    const name = `session-${number}`;
    if (!taken.includes(name)) return name;
  }
}
