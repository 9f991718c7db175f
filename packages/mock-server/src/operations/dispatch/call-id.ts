import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';

/** Whether this is the operation id of a call that answers with an envelope. */
export function isCallId(id: string): id is CallId {
  return Object.hasOwn(operations, id);
}
