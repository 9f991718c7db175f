/** The contract's limits of a text field; see `limits` of the SDK. */
export interface TextLimit {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface LengthLimit {
  readonly minLength: number;
  readonly maxLength: number;
}

export type TextProblem = 'missing' | 'tooShort' | 'tooLong' | 'malformed';

/** The values of a message that names both limits of a length. */
export function lengthValues({ minLength, maxLength }: LengthLimit): { min: number; max: number } {
  return { min: minLength, max: maxLength };
}

/** Validates a trimmed text like the contract. */
export function textProblem(value: string, limit: TextLimit): TextProblem | null {
  const text = value.trim();
  const length = [...text].length;
  const minimum = limit.minLength ?? 0;
  if (text === '') return limit.required && (minimum > 0 || limit.pattern !== undefined) ? 'missing' : null;
  if (length < minimum) return 'tooShort';
  if (limit.maxLength !== undefined && length > limit.maxLength) return 'tooLong';
  if (limit.pattern !== undefined && !new RegExp(limit.pattern, 'u').test(text)) return 'malformed';
  return null;
}
