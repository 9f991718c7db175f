import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from '../http/refused-request.ts';

/** The example or status of the contract that a request selects with `Prefer`, as in plain Prism. */
export interface Preference {
  code: number | null;
  example: string | null;
  dynamic: boolean;
}

/** Parses `Prefer: code=404, example=unknown-goods, dynamic=true`; null when the header has none of the three. */
export function readPreference(header: string | string[] | undefined): Preference | null {
  if (header === undefined) return null;
  const preference: Preference = { code: null, example: null, dynamic: false };
  let hasPreference = false;
  for (const part of String(header).split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim().replace(/^"|"$/g, ''));
    if (name === 'code') preference.code = readStatus(value);
    else if (name === 'example') preference.example = value;
    else if (name === 'dynamic') preference.dynamic = value === 'true';
    else continue;
    hasPreference = true;
  }
  return hasPreference ? preference : null;
}

function readStatus(value: string): number {
  if (!/^[1-5]\d\d$/.test(value)) {
    throw new RefusedRequest(
      400,
      ResponseCode.malformedRequest,
      'Prefer: code must be an HTTP status such as 200.',
    );
  }
  return Number(value);
}
