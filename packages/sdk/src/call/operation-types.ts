import type { operationLines } from '../generated/operations.ts';
import type { Arguments, RefusalCodes, Results } from '../generated/shop-calls.ts';

/** The operation id of every call that responds with an envelope. */
export type CallId = keyof typeof operationLines;

/** The argument of a call: its query or its body as one object. An optional field also accepts undefined. */
export type ArgumentOf<Id extends CallId> = Arguments[Id];

/** The result of a call: the success variant of its envelope, without the code. */
export type ResultOf<Id extends CallId> = Results[Id];

/** The codes that the contract declares for refusals of a call, besides 100 and 1000. */
export type RefusalCodeOf<Id extends CallId> = RefusalCodes[Id];
