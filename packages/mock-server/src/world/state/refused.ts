import type { RefusalName, WaitName } from '../../messages/message-types.ts';

/** How long a temporary refusal lasts. */
export interface Wait {
  readonly of: WaitName;
  readonly seconds: number;
}

/** The shop refuses a call. The message is chosen when the answer is written, in the language of the request. */
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
