import type { CallId, Rejection } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';

const codes = {
  ...{ 9001: true, 9002: true, 9003: true, 9004: true, 9005: true, 9006: true, 9007: true },
} as const satisfies Record<Rejection['code'], true>;

const statuses = [400, 404, 413, 415, 422, 429, 500] as const;
/** A GET has no body that could be too large or of another type. */
const statusesOfGet = statuses.filter((status) => status !== 413 && status !== 415);

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
  const known: readonly number[] = operations[operationId].method === 'get' ? statusesOfGet : statuses;
  if (known.includes(status)) return undefined;
  return `Unable to match the returned status code with those defined in the document: 200,${known.join(',')}`;
}

/** The wrong fields before a missing one, as over HTTP. */
function bodyProblem({ code, msg, field }: Readonly<Record<string, unknown>>): string | undefined {
  const isKnown = Object.hasOwn(codes, String(code));
  const problems = [
    isKnown ? undefined : `code must be one of: ${Object.keys(codes).join(', ')}.`,
    textProblem('msg', msg, 500),
    textProblem('field', field, 200),
    msg === undefined ? 'msg is missing.' : undefined,
  ].filter((problem) => problem !== undefined);
  return problems.length === 0 ? undefined : problems.join(' ');
}

function textProblem(name: string, text: unknown, most: number): string | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string') return `${name} must be of type string.`;
  if (text === '') return `${name} must have at least 1 characters.`;
  return text.length > most ? `${name} must have at most ${most} characters.` : undefined;
}
