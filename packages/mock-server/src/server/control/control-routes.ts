import { visitorOf } from '../../scenarios/visitor.ts';
import type { Shop } from '../../shop.ts';
import { faultKinds } from '../../world/faults.ts';
import { deliverNotices } from '../../world/notices.ts';
import { sentMails } from '../../world/outbox.ts';
import type { ActivityStreams } from '../activity-streams.ts';
import type { CallLog } from '../call-log.ts';
import type { Feed } from '../feed.ts';
import type { StateKeeper } from '../state-file.ts';
import { afterSalesRoutes } from './after-sales-routes.ts';
import { readClockChange, readFault, readPush, readScenarios, readSession, tell } from './control-input.ts';
import { orderRoutes } from './order-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { stateRoutes } from './state-routes.ts';
import { trafficRoutes } from './traffic-routes.ts';

export interface ScenarioEntry {
  name: string;
  group: string;
  description: string;
}

export interface ControlParts {
  shop: Shop;
  calls: CallLog;
  streams: ActivityStreams;
  feed: Feed;
  keeper: StateKeeper;
  scenarios: readonly ScenarioEntry[];
  /** Ids of all calls of the contract. */
  operationIds: readonly string[];
}

export interface ControlRequest {
  /** The session or number in the path; '' where the path has none. */
  name: string;
  query: Record<string, string>;
  body: unknown;
  /** How the caller reached this server, such as `http://127.0.0.1:4010`. */
  origin: string;
}

export interface ControlRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  pattern: RegExp;
  /** Leaves the world as it is, although it is no GET. */
  keepsWorld?: true;
  answer(parts: ControlParts, request: ControlRequest): object | Promise<object>;
}

export const controlRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    pattern: /^\/health$/,
    answer: ({ operationIds, shop }) => ({
      status: 'ready',
      operations: operationIds.length,
      sessions: shop.sessions().length,
    }),
  },
  { method: 'GET', pattern: /^\/scenarios$/, answer: ({ scenarios }) => ({ scenarios }) },
  { method: 'GET', pattern: /^\/sessions$/, answer: ({ shop }) => ({ sessions: shop.sessions() }) },
  {
    method: 'POST',
    pattern: /^\/sessions\/([^/]+)\/scenario$/,
    answer(parts, { name, body }) {
      const session = readSession(name);
      const { scenarios, keep, beginning } = readScenarios(body);
      if (keep) {
        tell(() => parts.shop.applyScenarios(session, scenarios));
      } else {
        tell(() => parts.shop.setScenarios(session, scenarios, beginning));
        startAfresh(parts, session);
      }
      return { session, scenarios, visitor: visitorOf(parts.shop.world(session), scenarios, !keep) };
    },
  },
  {
    method: 'POST',
    pattern: /^\/sessions\/([^/]+)\/reset$/,
    answer(parts, { name }) {
      const session = readSession(name);
      parts.shop.reset(session);
      startAfresh(parts, session);
      return { session };
    },
  },
  ...sessionRoutes,
  ...orderRoutes,
  ...stateRoutes,
  ...afterSalesRoutes,
  {
    method: 'GET',
    pattern: /^\/clock$/,
    answer: (parts, { query }) => clockOf(parts, readSession(query.session)),
  },
  {
    method: 'POST',
    pattern: /^\/clock$/,
    answer(parts, { body }) {
      const { session, change } = readClockChange(body);
      const { clock } = parts.shop.world(session);
      if (change.kind === 'set') clock.set(change.ms);
      else clock.advance(change.ms);
      return clockOf(parts, session);
    },
  },
  {
    method: 'GET',
    pattern: /^\/streams$/,
    answer: ({ streams }, { query }) => ({ open: streams.count(query.session ?? null) }),
  },
  {
    method: 'POST',
    pattern: /^\/streams\/push$/,
    keepsWorld: true,
    answer({ streams, feed }, { body }) {
      const { session, event, value } = readPush(body);
      const reached = streams.push(session, event, value);
      feed.pushed({ session, event, value, reached });
      return { session, reached };
    },
  },
  ...trafficRoutes,
  {
    method: 'GET',
    pattern: /^\/ledger$/,
    answer(parts, { query }) {
      const session = readSession(query.session);
      return { session, charges: parts.shop.world(session).charges() };
    },
  },
  {
    method: 'GET',
    pattern: /^\/sessions\/([^/]+)\/outbox$/,
    answer(parts, { name }) {
      const session = readSession(name);
      const world = parts.shop.world(session);
      deliverNotices(world);
      return { session, mails: sentMails(world) };
    },
  },
  { method: 'GET', pattern: /^\/faults$/, answer: () => ({ kinds: faultKinds }) },
  {
    method: 'POST',
    pattern: /^\/faults$/,
    answer(parts, { body }) {
      const { session, fault } = readFault(body, parts.operationIds);
      parts.shop.world(session).state.faults.push(fault);
      return { session, fault };
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/faults$/,
    answer(parts, { query }) {
      const session = readSession(query.session);
      const { state } = parts.shop.world(session);
      state.faults = state.faults.filter(({ planned }) => planned !== true);
      return { session };
    },
  },
];

// The open streams belong to the world that has just gone; browsers open them again by themselves.
function startAfresh(parts: ControlParts, session: string): void {
  parts.calls.forget(session);
  parts.streams.close(session);
}

function clockOf({ shop }: ControlParts, session: string): object {
  const ms = shop.world(session).clock.now();
  return { session, now: new Date(ms).toISOString(), ms };
}
