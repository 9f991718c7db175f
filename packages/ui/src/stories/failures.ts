import { fn } from 'storybook/test';
import type { Failure } from '../remote.ts';

/** Something that did not arrive, with a way to ask again. */
export function failed(failure: Failure) {
  return { status: 'failed', failure, retry: fn() } as const;
}

export const network: Failure = { kind: 'network' };
