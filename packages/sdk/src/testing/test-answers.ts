import type { ArgumentOf, CallId, RefusalCodeOf, ResultOf } from '../call/operation-types.ts';
import type { ResponseCode } from '../generated/types.ts';

/** A refusal that a handler answers with; the compiler knows which ones a call may give. */
export class Refusal<Code extends ResponseCode = ResponseCode> {
  readonly code: Code;
  readonly message: string;

  constructor(code: Code, message: string) {
    this.code = code;
    this.message = message;
  }
}

/** An answer that never arrives whole, or one outside 200. */
export class Failure {
  readonly status: number | 'connection';

  constructor(status: number | 'connection') {
    this.status = status;
  }
}

/**
 * The shop says no.
 * @example createTestShop({ addCartItem: () => refuse(ResponseCode.outOfStock, 'Sold out') })
 */
export function refuse<Code extends ResponseCode>(
  code: Code,
  message = `refused with ${code}`,
): Refusal<Code> {
  return new Refusal(code, message);
}

/** The login is over: 1000 when there is none, 100 when it is too old. */
export function endLogin(code: 100 | 1000 = 1000): Refusal<100 | 1000> {
  return new Refusal(code, code === 100 ? 'Your login has expired' : 'Please log in');
}

/** The connection breaks: the handler ran, its answer is lost. `ShopError.outcome` is then `unknown`. */
export function loseAnswer(): Failure {
  return new Failure('connection');
}

/** A status outside 200, such as 503. */
export function failWith(status: number): Failure {
  return new Failure(status);
}

/** What a handler knows of the call it answers. */
export interface TestCall {
  readonly id: CallId;
  /** As it travelled: a field that was undefined is not there. */
  readonly argument: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  readonly locale: string | undefined;
  /** One per intention: two calls of one intention carry the same. */
  readonly idempotencyKey: string | undefined;
}

export type TestAnswer<Id extends CallId> = ResultOf<Id> | Refusal<RefusalCodeOf<Id> | 100 | 1000> | Failure;

/** A function for each call that the test expects. */
export type TestAnswers = {
  readonly [Id in CallId]?: (
    argument: ArgumentOf<Id>,
    call: TestCall,
  ) => TestAnswer<Id> | Promise<TestAnswer<Id>>;
};
