import type { operationLines } from '../generated/operations.ts';
import type { Arguments, RefusalCodes, Results } from '../generated/shop-calls.ts';

/** The operation id of every call that answers an envelope: the one name it has everywhere. */
export type CallId = keyof typeof operationLines;

/** What a call takes: its query or its body as one object. A field that may be left out may also be undefined. */
export type ArgumentOf<Id extends CallId> = Arguments[Id];

/** What a call resolves with: the success member of its envelope, without the code. */
export type ResultOf<Id extends CallId> = Results[Id];

/** The codes that the contract lets a call be refused with, beside 100 and 1000. */
export type RefusalCodeOf<Id extends CallId> = RefusalCodes[Id];
