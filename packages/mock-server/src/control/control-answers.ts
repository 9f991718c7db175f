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

/** The answer to each call of the control API, by the name of its function. */
export type ControlAnswers = { [Call in ControlCall]: AnswerOf<document.operations[Call]> };

/** The body of a call without the session, which its function takes as the first argument. */
type RequestFields<Body> = Without<Body, 'session'>;

/** Distributes over the members of a union. */
type Without<Body, Field extends PropertyKey> = Body extends object ? Omit<Body, Field> : never;

/** A planned fault; without `operationId` it applies to every call. */
export type FaultPlan = RequestFields<document.FaultPlan>;

/** An answer that replaces the shop's. */
export type StubPlan = RequestFields<document.StubPlan>;

/** Filter of a wait. `operationId` defaults to any call, `within` to 5,000 ms. */
export type CallWish = RequestFields<document.CallWish>;

/** Milliseconds to advance, or a moment: ISO text or milliseconds since 1970. */
export type ClockTurn = RequestFields<document.ClockTurn>;

/** How a session starts, in addition to its scenarios; `keep` applies them to the running world instead. */
export type SessionStart = Without<document.ScenarioChoice, 'scenarios'>;
