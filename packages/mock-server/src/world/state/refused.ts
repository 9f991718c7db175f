import type { RefusalName, WaitName } from '../../messages/message-types.ts';
import type { DetailName } from '../../messages/rights/types.ts';

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
  /** A sentence instead of the one of the reason. */
  readonly detail: DetailName | null;

  constructor(reason: RefusalName, wait: Wait | null = null, detail: DetailName | null = null) {
    super(reason);
    this.reason = reason;
    this.wait = wait;
    this.detail = detail;
  }
}
