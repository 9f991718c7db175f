import { ResponseCode } from '@signal-shop/sdk/contract';
import { didYouMean } from '../../scenarios/create/did-you-mean.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import { toCurl, toHar } from '../recording/call-export.ts';
import type { CallPattern } from '../recording/call-log.ts';
import { summaryOf } from '../recording/call-log.ts';
import { readReferenceContract } from '../reference/reference-page.ts';
import { coverageOf } from '../self-check/coverage.ts';
import type { ControlHandlers } from './control-handler.ts';
import { readCount, readFields, readSession, readSessionOrAll, refuse } from './control-input.ts';

const longestWaitMs = 30_000;
const defaultWaitMs = 5_000;

/** Control API of the recorded traffic. */
export const trafficHandlers = {
  calls: ({ calls }, { query }) => ({ calls: calls.calls(readSessionOrAll(query.session)).map(summaryOf) }),
  call({ calls }, { name, origin }) {
    const call = calls.call(Number(name));
    if (call === undefined)
      throw new RefusedRequest(404, ResponseCode.notFound, `There is no recorded call ${name}.`);
    return { ...call, curl: toCurl(origin, call) };
  },
  async awaitCall({ calls, operationIds }, { body }) {
    const { pattern, withinMs } = readPattern(body, operationIds);
    const call = await calls.next(pattern, withinMs);
    if (call !== null) return call;
    const { operationId = 'call', session } = pattern;
    throw new RefusedRequest(
      408,
      ResponseCode.failed,
      `No ${operationId} of session ${session} within ${withinMs} ms.`,
    );
  },
  har: ({ calls }, { query, origin }) => toHar(origin, calls.calls(readSessionOrAll(query.session))),
  coverage: async ({ calls }) => coverageOf(await readReferenceContract(), calls.reached()),
  violations: ({ calls }, { query }) => ({ violations: calls.violations(readSessionOrAll(query.session)) }),
} satisfies Partial<ControlHandlers>;

function readPattern(
  body: unknown,
  operationIds: readonly string[],
): { pattern: CallPattern; withinMs: number } {
  const {
    session,
    operationId,
    after = 0,
    within = defaultWaitMs,
  } = readFields(body, ['session', 'operationId', 'after', 'within']);
  if (operationId !== undefined && !operationIds.some((id) => id === operationId)) {
    throw refuse(
      `operationId must be a call of the contract.${didYouMean(String(operationId), operationIds)}`,
    );
  }
  return {
    pattern: {
      session: readSession(session),
      after: readCount('after', after),
      ...(operationId === undefined ? {} : { operationId: String(operationId) }),
    },
    withinMs: readCount('within', within, longestWaitMs),
  };
}
