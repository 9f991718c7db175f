import { tokenMaximumBytes } from '../constants.ts';

// Header values cannot contain line breaks, spaces or other scripts; the excluded words result from bugs.
const sendable = /^(?!(undefined|null|NaN|false|true)$)[\x21-\x7e\xa1-\xff]+$/;

/** Returns the token if it is a valid header value. */
export function cleanToken(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= tokenMaximumBytes && sendable.test(value)
    ? value
    : undefined;
}
