import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';

/** @throws Error if the SDK has no such call */
export function callIdOf(id: string): CallId {
  if (!isCallId(id)) throw new Error(`The SDK has no call ${id}: run npm run generate.`);
  return id;
}

function isCallId(id: string): id is CallId {
  return Object.hasOwn(operations, id);
}
