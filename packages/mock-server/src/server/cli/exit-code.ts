import { StartFailure } from '../start-failure.ts';
import { UsageError } from './cli-values.ts';

/** Exit codes, so that scripts can distinguish the reasons. */
export const exitCodes = { usage: 2, contract: 3, coverage: 4, port: 5 } as const;

const otherFailure = 1;

export function exitCodeOf(error: unknown): number {
  if (error instanceof StartFailure) return exitCodes[error.problem];
  return error instanceof UsageError ? exitCodes.usage : otherFailure;
}
