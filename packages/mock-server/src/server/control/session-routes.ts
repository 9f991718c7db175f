import { ResponseCode } from '@signal-shop/sdk/contract';
import type { ControlAnswers } from '../../control/control-answers.ts';
import { visitorOf } from '../../scenarios/create/visitor.ts';
import { sharedSession } from '../../world/create/isolation.ts';
import { isSingleRequestSession } from '../../world/create/worlds.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { readingOf } from '../sessions/session-reading.ts';
import type { ControlHandlers, ControlParts } from './control-handler.ts';
import { asRefusal, readCount, readSession } from './control-input.ts';
import { readNewSession, readScenarioChoice } from './session-input.ts';

/** The default of `removeIdleSessions`. */
const defaultIdleMs = 600_000;
/** Prefix of the sessions that deep links create. */
const linkPrefix = 'link-';

/** An empty text, such as of an unset variable, is invalid. */
function idleOf(text: string | undefined): number {
  if (text === undefined) return defaultIdleMs;
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Control API of sessions. */
export const sessionHandlers = {
  sessions: async ({ shop, store }) => ({
    // Those of all instances: this one may not have used them yet.
    sessions: await store.idle(0),
    known: shop.sessions().map((session) => ({
      session,
      origin: originOf(session),
      idleMs: shop.idleMs(session),
      scenarios: shop.peek(session).state.scenarios,
    })),
  }),
  async removeIdleSessions(parts, { query }) {
    const ms = readCount('idle', idleOf(query.idle));
    const removed: string[] = [];
    for (const session of await parts.store.idle(ms)) {
      // Another instance may have used it since the list was read.
      if (session === 'default' || !(await parts.store.idle(ms)).includes(session)) continue;
      await parts.store.use(session, () => end(parts, session));
      removed.push(session);
    }
    return { removed };
  },
  session: ({ shop, streams }, { name }) => readingOf(shop, streams, readSession(name)),
  createSession(parts, { body }) {
    const { name, scenarios, options } = readNewSession(body);
    const { isolation, sessions } = parts.shop;
    const session = sharedSession(isolation, name ?? freeName(sessions()));
    return begin(parts, session, scenarios, () => parts.shop.create(session, scenarios, options));
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
    const { scenarios, keep, options } = readScenarioChoice(body);
    if (!keep)
      return begin(parts, session, scenarios, () => parts.shop.setScenarios(session, scenarios, options));
    asRefusal(() => parts.shop.applyScenarios(session, scenarios));
    return { session, scenarios, visitor: visitorOf(parts.shop.world(session), scenarios, false) };
  },
  reset(parts, { name }) {
    const session = readSession(name);
    parts.shop.reset(session);
    restartSession(parts, session);
    return { session };
  },
} satisfies Partial<ControlHandlers>;

function begin(
  parts: ControlParts,
  session: string,
  scenarios: string[],
  make: () => void,
): ControlAnswers['setScenarios'] {
  asRefusal(make);
  restartSession(parts, session);
  return { session, scenarios, visitor: visitorOf(parts.shop.world(session), scenarios, true) };
}

function end({ shop, store, calls, streams, feed }: ControlParts, session: string): void {
  streams.close(session);
  calls.forget(session);
  shop.end(session);
  store.remove(session);
  feed.publishEnd(session);
}

/** How the session was created, according to its name. */
function originOf(session: string): ControlAnswers['sessions']['known'][number]['origin'] {
  if (isSingleRequestSession(session)) return 'scenario';
  return session.startsWith(linkPrefix) ? 'link' : 'named';
}

// Open streams belong to the previous world, so they are closed.
function restartSession(parts: ControlParts, session: string): void {
  parts.calls.forget(session);
  parts.streams.close(session);
}

function freeName(names: readonly string[]): string {
  for (let number = names.length; ; number += 1) {
    const name = `session-${number}`;
    if (!names.includes(name)) return name;
  }
}
