import type { ArgumentOf, CallId, RefusalCodeOf, ResultOf } from '../call/operation-types.ts';
import type { ResponseCode } from '../generated/types.ts';

/** A refusal as a handler's result; its type restricts it to the codes that the call declares. */
export class Refusal<Code extends ResponseCode = ResponseCode> {
  readonly code: Code;
  readonly message: string;

  constructor(code: Code, message: string) {
    this.code = code;
    this.message = message;
  }
}

/** A broken response or a status other than 200. */
export class Failure {
  readonly status: number | 'connection';

  constructor(status: number | 'connection') {
    this.status = status;
  }
}

/**
 * Refuses the call.
 * @example createTestShop({ addCartItem: () => refuse(ResponseCode.outOfStock, 'Sold out') })
 */
export function refuse<Code extends ResponseCode>(
  code: Code,
  message = `refused with ${code}`,
): Refusal<Code> {
  return new Refusal(code, message);
}

/** Ends the session: 1000 when there is none, 100 when it has expired. */
export function endLogin(code: 100 | 1000 = 1000): Refusal<100 | 1000> {
  return new Refusal(code, code === 100 ? 'Your login has expired' : 'Please log in');
}

/** Breaks the connection after the handler has run. `ShopError.outcome` is then `unknown`. */
export function loseAnswer(): Failure {
  return new Failure('connection');
}

/** Responds with a status other than 200, such as 503. */
export function failWith(status: number): Failure {
  return new Failure(status);
}

/** The call that a handler responds to. */
export interface TestCall {
  readonly id: CallId;
  /** As sent: without undefined fields. */
  readonly argument: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  readonly locale: string | undefined;
  /** Two calls of one intention have the same key. */
  readonly idempotencyKey: string | undefined;
}

export type TestAnswer<Id extends CallId> = ResultOf<Id> | Refusal<RefusalCodeOf<Id> | 100 | 1000> | Failure;

/** A handler for each call that the test expects. */
export type TestAnswers = {
  readonly [Id in CallId]?: (
    argument: ArgumentOf<Id>,
    call: TestCall,
  ) => TestAnswer<Id> | Promise<TestAnswer<Id>>;
};
