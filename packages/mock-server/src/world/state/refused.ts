import type { RefusalName, WaitName } from '../../messages/message-types.ts';

/** A no that ends by itself. */
export interface Wait {
  readonly of: WaitName;
  readonly seconds: number;
}

/** The shop says no. The sentence is chosen when the answer is written, in the language of the request. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusalName;
  readonly wait: Wait | null;

  constructor(reason: RefusalName, wait: Wait | null = null) {
    super(reason);
    this.reason = reason;
    this.wait = wait;
  }
}
