import { readFileSync } from 'node:fs';
import { locales } from '@signal-shop/sdk/constants';
import { operations } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { RecordedCall } from '../../world/recordings/recording.ts';
import { stubBody } from '../../world/stubs/stubs.ts';
import { codeOrMessageOf } from '../error-text.ts';
import type { CheckAnswer } from '../gate/check-answer.ts';
import type { Contract } from '../gate/contract.ts';
import { StartFailure } from '../start-failure.ts';

/** A recorded call with the place of its line. */
interface PlacedCall {
  readonly place: string;
  readonly call: RecordedCall;
}

const mostProblems = 5;

/** The calls of a recording. @throws StartFailure with the line that is not a recorded call */
export function readRecording(path: string): readonly PlacedCall[] {
  return textOf(path)
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [placedCall(line, `${path}, line ${index + 1}`)]));
}

/** @throws StartFailure with the recorded answers that break the contract, each with its call and path */
export async function checkRecording(
  calls: readonly PlacedCall[],
  contract: Contract,
  checkAnswer: CheckAnswer,
): Promise<void> {
  const problems: string[] = [];
  for (const { place, call } of calls) {
    if (call.unchecked === true) continue;
    const problem = await checkAnswer(call.operationId, call.status, stubBody(call));
    const path = contract.operations.find(({ id }) => id === call.operationId)?.path;
    if (problem !== null) problems.push(`${place}, ${path}: ${problem}`);
  }
  if (problems.length === 0) return;
  const more = problems.length > mostProblems ? [`${problems.length - mostProblems} more.`] : [];
  const hint = 'Add "unchecked": true to a line whose answer may break the contract.';
  throw new StartFailure('usage', [...problems.slice(0, mostProblems), ...more, hint].join('\n'));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartFailure('usage', `The recording ${path} cannot be read: ${codeOrMessageOf(error)}.`);
  }
}

function placedCall(line: string, place: string): PlacedCall {
  const refuse = (problem: string) => new StartFailure('usage', `${place}: ${problem}`);
  const value = parsed(line);
  if (!isRecord(value)) throw refuse('this is not a JSON object.');
  const { operationId, when, language = null, shipTo = null, login, status, answer, unchecked } = value;
  if (!isCall(operationId)) throw refuse(`the contract has no call ${JSON.stringify(operationId)}.`);
  if (!isRecord(when)) throw refuse('when must be an object, the argument of the call.');
  if (!isRecord(answer)) throw refuse('answer must be an object, the body of the answer.');
  if (typeof login !== 'boolean') throw refuse('login must be true or false.');
  if (typeof status !== 'number') throw refuse('status must be a number.');
  if (!isLanguage(language)) throw refuse(`language must be null or one of ${locales.join(', ')}.`);
  if (shipTo !== null && typeof shipTo !== 'string') throw refuse('shipTo must be null or a country.');
  const call = { operationId, when, language, shipTo, login, status, answer };
  return { place, call: unchecked === true ? { ...call, unchecked } : call };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isCall(id: unknown): id is RecordedCall['operationId'] {
  return typeof id === 'string' && Object.hasOwn(operations, id);
}

function isLanguage(language: unknown): language is RecordedCall['language'] {
  return language === null || locales.some((locale) => locale === language);
}
