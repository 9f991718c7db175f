import type { CallId } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { checkArgument } from '@signal-shop/sdk/validate';

/**
 * Removes unknown and invalid fields from the argument of a call. An argument that lacks a required field is returned
 * unchanged.
 */
export function stripInvalidFields(id: CallId, argument: unknown): unknown {
  let rest = argument;
  for (;;) {
    const check = checkArgument(id, rest);
    if (check.status === 'valid' || !isRecord(rest)) return rest;
    const { field } = check;
    if (field === null || !Object.hasOwn(rest, field)) return argument;
    const { [field]: _notUnderstood, ...others } = rest;
    rest = others;
  }
}
