import { tokenMaximumBytes } from '../constants.ts';

// Line breaks, blanks and other scripts cannot stand in a header; the words are what accidents leave behind.
const sendable = /^(?!(undefined|null|NaN|false|true)$)[\x21-\x7e\xa1-\xff]+$/;

/** The token if it can be sent, and is one. */
export function cleanToken(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= tokenMaximumBytes && sendable.test(value)
    ? value
    : undefined;
}
