import type { controlPaths } from './generated/control-paths.ts';
import type * as document from './generated/control-types.ts';

export type {
  AfterSalesRow,
  CallMessage,
  CallRecord,
  CallSummary,
  ClockReading,
  FaultTarget,
  Har,
  LedgerEntry,
  Mail,
  NamedScenario,
  NewSession,
  OfSession,
  OrderMove,
  PatchStep,
  SessionReading,
  Violation,
  Visitor,
} from './generated/control-types.ts';

/** Every operation of the control API that answers with JSON; its function has the same name. */
export type ControlCall = keyof typeof controlPaths;

type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

/** What each call of the control API answers, by the name of its function. */
export type ControlAnswers = { [Call in ControlCall]: AnswerOf<document.operations[Call]> };

/** What a call asks for, without the session, which its function takes first. */
type Asked<Body> = Without<Body, 'session'>;

/** Of each member of a union. */
type Without<Body, Field extends PropertyKey> = Body extends object ? Omit<Body, Field> : never;

/** A fault as it is planned; without `operationId` it meets every call. */
export type FaultPlan = Asked<document.FaultPlan>;

/** Which call is waited for: any without `operationId`, within 5,000 ms without `within`. */
export type CallWish = Asked<document.CallWish>;

/** Milliseconds forward, or a moment: an ISO text or milliseconds since 1970. */
export type ClockTurn = Asked<document.ClockTurn>;

/** How a session begins besides its scenarios; or that it goes on, and its running world is turned. */
export type SessionStart = Without<document.ScenarioChoice, 'scenarios'>;
