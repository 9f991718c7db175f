import type { CallId } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { checkArgument } from '@signal-shop/sdk/validate';

/**
 * What a call can understand of a request that breaks the contract: without the fields that it does not know or that
 * hold something wrong. A request that lacks what the call needs stays as it is.
 */
export function stripInvalidFields(id: CallId, argument: unknown): unknown {
  let rest = argument;
  for (;;) {
    const checked = checkArgument(id, rest);
    if (checked.status === 'valid' || !isRecord(rest)) return rest;
    const { field } = checked;
    if (field === null || !Object.hasOwn(rest, field)) return argument;
    const { [field]: _notUnderstood, ...others } = rest;
    rest = others;
  }
}
