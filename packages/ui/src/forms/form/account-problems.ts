import type { LengthLimit } from './text-limit.ts';
import { textProblem } from './text-limit.ts';

/** Validates a password like the contract: counts code points and does not trim. */
export function passwordProblem(value: string, limit: LengthLimit): 'missing' | 'length' | null {
  const length = [...value].length;
  if (length === 0) return 'missing';
  return length < limit.minLength || length > limit.maxLength ? 'length' : null;
}

/** Whether two email addresses are equal, ignoring case and surrounding spaces. */
export function isSameEmail(email: string, confirmation: string): boolean {
  return email.trim().toLowerCase() === confirmation.trim().toLowerCase();
}

export function emailProblem(
  value: string,
  limit: Parameters<typeof textProblem>[1],
): 'missing' | 'malformed' | null {
  const problem = textProblem(value, limit);
  return problem === null || problem === 'missing' ? problem : 'malformed';
}
