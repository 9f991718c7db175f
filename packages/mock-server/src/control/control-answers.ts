import type { CallId } from '@signal-shop/sdk/contract';
import type * as document from './generated/control-types.ts';

export type {
  AfterSalesRow,
  CallMessage,
  CallRecord,
  CallSummary,
  ClockReading,
  Har,
  LedgerEntry,
  Mail,
  NamedScenario,
  NewSession,
  OrderMove,
  PatchStep,
  Violation,
  Visitor,
} from './generated/control-types.ts';

/** Every operation of the control API; its function has the same name. */
export type ControlCall = keyof document.operations;

type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

/** What each call of the control API answers, by the name of its function. */
export type ControlAnswers = { [Call in ControlCall]: AnswerOf<document.operations[Call]> };

/** What a fault meets: a call of the contract, the event stream, or everything. */
export type FaultTarget = CallId | 'watchActivity' | '*';

/** What a call asks for, without the session, which its function takes first. */
type Asked<Body> = Without<Body, 'session'>;

/** Of each member of a union. */
type Without<Body, Field extends PropertyKey> = Body extends object ? Omit<Body, Field> : never;

/** A fault as it is planned; without `operationId` it meets every call. */
export interface FaultPlan extends Omit<Asked<document.FaultPlan>, 'operationId'> {
  readonly operationId?: FaultTarget;
}

/** Which call is waited for: any without `operationId`, within 5,000 ms without `within`. */
export interface CallWish extends Omit<Asked<document.CallWish>, 'operationId'> {
  readonly operationId?: FaultTarget;
}

/** Milliseconds forward, or a moment: an ISO text or milliseconds since 1970. */
export type ClockTurn = Asked<document.ClockTurn>;

/** How a session begins besides its scenarios; or that it goes on, and its running world is turned. */
export type SessionStart = Without<document.ScenarioChoice, 'scenarios'>;
