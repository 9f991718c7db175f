import { tokenMaximumBytes } from '../constants.ts';

const sendable = /^[\x21-\x7e\xa1-\xff]+$/;
const accidents = new Set(['undefined', 'null', 'NaN', 'false', 'true', '[object Object]']);

/** The token if it can stand in a header; line breaks, blanks, other scripts and accidents such as "undefined" cannot. */
export function cleanToken(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > tokenMaximumBytes) return undefined;
  return sendable.test(value) && !accidents.has(value) ? value : undefined;
}
