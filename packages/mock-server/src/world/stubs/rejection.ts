import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import type { RejectionField } from './generated/rejections.ts';
import { rejectionFields, rejectionStatuses } from './generated/rejections.ts';

/**
 * Checks an answer whose status is not 200, as Prism does over HTTP, with the same sentences.
 * @returns what is wrong with it; undefined if the contract allows it
 */
export function checkRejection(
  operationId: CallId,
  status: number,
  answer: Readonly<Record<string, unknown>>,
): string | undefined {
  const problem = statusProblem(operationId, status) ?? bodyProblem(answer);
  return problem === undefined
    ? undefined
    : `The mock's answer to ${operationId} breaks the contract: ${problem}`;
}

function statusProblem(operationId: CallId, status: number): string | undefined {
  const known = rejectionStatuses[operations[operationId].method];
  if (known.includes(status)) return undefined;
  return `Unable to match the returned status code with those defined in the document: 200,${known.join(',')}`;
}

/** The wrong fields before a missing one, as over HTTP. */
function bodyProblem(answer: Readonly<Record<string, unknown>>): string | undefined {
  const fields = Object.entries(rejectionFields);
  const wrong = fields.flatMap(([name, field]) => fieldProblem(name, field, answer[name]) ?? []);
  const missing = fields.flatMap(([name, { required, values }]) =>
    required && values === undefined && answer[name] === undefined ? [`${name} is missing.`] : [],
  );
  const problems = [...wrong, ...missing];
  return problems.length === 0 ? undefined : problems.join(' ');
}

function fieldProblem(name: string, field: RejectionField, value: unknown): string | undefined {
  if (field.values === undefined) return textProblem(name, field, value);
  if (field.values.some((known) => known === value)) return undefined;
  return `${name} must be one of: ${field.values.join(', ')}.`;
}

function textProblem(
  name: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: RejectionField,
  text: unknown,
): string | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string') return `${name} must be of type string.`;
  if (text.length < minLength) return `${name} must have at least ${minLength} characters.`;
  return text.length > maxLength ? `${name} must have at most ${maxLength} characters.` : undefined;
}
