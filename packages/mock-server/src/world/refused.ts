import type { RefusalName } from '../messages/message-types.ts';

/** The shop says no. The sentence is chosen when the answer is written, in the language of the request. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusalName;

  constructor(reason: RefusalName) {
    super(reason);
    this.reason = reason;
  }
}
