import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { findOperation } from '../../operations/dispatch/operations.ts';
import { readLocale } from '../../operations/dispatch/request-locale.ts';
import type { OperationRequest } from '../../shop.ts';
import { passOn } from '../backend/pass-on.ts';
import type { ContractOperation } from '../gate/contract.ts';
import type { Work } from '../gate/contract-gate.ts';
import { envelopeCode } from '../gate/findings.ts';
import type { GateAnswer } from '../gate/gate-types.ts';
import { readPreference } from '../gate/preference.ts';
import type { CallContext, CallParts } from './call-context.ts';
import { createCallContext, failsEarly } from './call-context.ts';
import { readFormBody } from './read-form-body.ts';
import { readJsonBody } from './read-json-body.ts';
import { RefusedRequest } from './refused-request.ts';
import type { RequestTarget } from './request-target.ts';
import { jsonHeaders, writeText } from './write-answer.ts';

const serverError = { status: 500, code: ResponseCode.serverError };

/** Answers one call of the contract: session, faults, gate, shop or real backend, log. */
export async function answerCall(
  parts: CallParts,
  operation: ContractOperation,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const trip = createCallContext(parts, operation, target, request, response);
  try {
    if (trip.passing === null) await answerByShop(trip);
    else await passOn(trip, trip.passing);
  } catch (error) {
    const { status, code } = error instanceof RefusedRequest ? error : serverError;
    trip.record({ status, findings: [] }, code);
    throw error;
  }
}

async function answerByShop(trip: CallContext): Promise<void> {
  const { parts, operation, request, response, session } = trip;
  const body = await (operation.takesForm ? readFormBody(request) : readJsonBody(request));
  trip.sent = body;
  if (await failsEarly(trip)) return;
  if (operation.streams) {
    parts.streams.open(session, response);
    trip.record({ status: 200, findings: [] }, null);
    return;
  }
  const answer = await answerOf(trip, body);
  const text = JSON.stringify(answer.body);
  parts.keeper.keep(session);
  const headers = { ...answer.headers, ...jsonHeaders };
  if (trip.isChanged) return trip.spoil(answer, { status: answer.status, headers, text });
  trip.record(answer, envelopeCode(answer.body), text);
  writeText(response, answer.status, text, headers);
}

/** What the shop says, or the example that the request asks for; also for a call that the shop has not learned yet. */
function answerOf(trip: CallContext, body: unknown): Promise<GateAnswer> {
  const { parts, operation, target, request } = trip;
  const { headers } = request;
  const checked = {
    path: target.path,
    query: target.query,
    headers,
    body: operation.takesForm ? undefined : body,
  };
  const preference = readPreference(headers.prefer);
  const isKnown = findOperation(operation.id) !== undefined;
  const work: Work = (isChecked) => parts.shop.answer({ ...shopRequest(trip, body), isChecked });
  return parts.gate.pass(operation, checked, preference === null && isKnown ? work : null, preference);
}

function shopRequest(
  { parts, operation, target, request, session }: CallContext,
  body: unknown,
): OperationRequest {
  const { headers } = request;
  const key = headers['idempotency-key'];
  return {
    operationId: operation.id,
    body,
    query: target.query,
    token: headers.authorization ?? null,
    locale: readLocale(headers['accept-language'] ?? null),
    idempotencyKey: typeof key === 'string' ? key : null,
    session,
    isLenient: parts.gate.settings.validateRequest !== 'strict',
  };
}
