// Types of the handlers of the control API, which are in the `*-routes.ts` files.

import type { ControlAnswers, ControlCall } from '../../control/control-answers.ts';
import type { ListedScenario } from '../../scenarios/create/apply-scenarios.ts';
import type { Shop } from '../../shop.ts';
import type { CheckAnswer } from '../gate/check-answer.ts';
import type { CallLog } from '../recording/call-log.ts';
import type { SessionStore } from '../recording/session-store.ts';
import type { ActivityStreams } from '../streams/activity-streams.ts';
import type { Feed } from '../streams/feed.ts';

export type ScenarioEntry = ListedScenario;

export interface ControlParts {
  shop: Shop;
  calls: CallLog;
  streams: ActivityStreams;
  feed: Feed;
  store: SessionStore;
  scenarios: readonly ScenarioEntry[];
  checkAnswer: CheckAnswer;
  /** Ids of all calls of the contract. */
  operationIds: readonly string[];
}

export interface ControlRequest {
  /** The value of the path parameter; '' when the path has none. */
  name: string;
  query: Record<string, string>;
  body: unknown;
  /** The origin by which the caller reached this server, such as `http://127.0.0.1:4010`. */
  origin: string;
}

/** The handler of one call of the control API. */
export type ControlHandler<Call extends ControlCall> = (
  parts: ControlParts,
  request: ControlRequest,
) => ControlAnswers[Call] | Promise<ControlAnswers[Call]>;

/** The handler of each call in the document of the control API. */
export type ControlHandlers = { readonly [Call in ControlCall]: ControlHandler<Call> };
