import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './refused-request.ts';

const longestTarget = 8192;

export interface RequestTarget {
  path: string;
  query: Record<string, string>;
}

/** Splits the request target without `new URL`, which throws on targets such as `//[`. */
export function readTarget(raw: string): RequestTarget {
  if (raw.length > longestTarget) {
    throw new RefusedRequest(
      414,
      ResponseCode.malformedRequest,
      `The address is longer than ${longestTarget} characters.`,
    );
  }
  if (!raw.startsWith('/')) {
    throw new RefusedRequest(
      400,
      ResponseCode.malformedRequest,
      'The request target must start with a slash.',
    );
  }
  const questionMark = raw.indexOf('?');
  if (questionMark === -1) return { path: raw, query: {} };
  return {
    path: raw.slice(0, questionMark),
    query: Object.fromEntries(new URLSearchParams(raw.slice(questionMark + 1))),
  };
}
