import type { operations as table } from './generated/operations.ts';
import type { operations } from './generated/types.ts';

/** The operation id of every call that answers an envelope: the one name it has everywhere. */
export type CallId = keyof typeof table;

type Readable<Fields> = { [Name in keyof Fields]: Fields[Name] };

type Envelope<Id extends CallId> = operations[Id]['responses'][200]['content']['application/json'];

type Query<Id extends CallId> = NonNullable<operations[Id]['parameters']['query']>;

type Body<Id extends CallId> = operations[Id] extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: { 'application/json': infer Json } }
    ? Json
    : unknown
  : unknown;

/** What a call takes: its query and its body as one object. */
export type ArgumentOf<Id extends CallId> = Readable<
  ([Query<Id>] extends [never] ? unknown : Query<Id>) & Body<Id>
>;

/** What a call resolves with: the success member of its envelope, without the code. */
export type ResultOf<Id extends CallId> = Readable<Omit<Extract<Envelope<Id>, { code: 1 }>, 'code'>>;

/** The codes that the contract lets a call be refused with, beside 100 and 1000. */
export type RefusalCodeOf<Id extends CallId> = Exclude<Envelope<Id>['code'], 1 | 100 | 1000>;
