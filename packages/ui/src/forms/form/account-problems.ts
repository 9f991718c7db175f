import { textProblem } from './text-limit.ts';

interface PasswordLimit {
  readonly minLength: number;
  readonly maxLength: number;
}

/** Judges a password as the contract would: counted in characters, nothing cut off at its ends. */
export function passwordProblem(value: string, limit: PasswordLimit): 'missing' | 'length' | null {
  const length = [...value].length;
  if (length === 0) return 'missing';
  return length < limit.minLength || length > limit.maxLength ? 'length' : null;
}

/** Whether the second entry says the same as the first, large and small letters and spaces around left out. */
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
