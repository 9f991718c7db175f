import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { IHttpResponse } from '@stoplight/prism-http';
import { readLocale } from '../operations/request-locale.ts';
import type { OperationAnswer, OperationRequest } from '../shop.ts';
import { passOn } from './backend/pass-on.ts';
import type { CallParts, CallTrip } from './call-trip.ts';
import { beginTrip, codeOf, meetsItsEnd } from './call-trip.ts';
import type { ContractOperation } from './contract.ts';
import { gateRequest } from './gate-request.ts';
import { readPreference } from './preference.ts';
import { readFormBody } from './read-form-body.ts';
import { readJsonBody } from './read-json-body.ts';
import { RefusedRequest } from './refused-request.ts';
import type { RequestTarget } from './request-target.ts';
import { jsonHeaders, writeJson } from './write-answer.ts';

const serverError = { status: 500, code: ResponseCode.serverError };

/** Answers one call of the contract: session, faults, gate, shop or real backend, log. */
export async function answerCall(
  parts: CallParts,
  operation: ContractOperation,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const trip = beginTrip(parts, operation, target, request, response);
  try {
    if (trip.passing === null) await answerByShop(trip);
    else await passOn(trip, trip.passing);
  } catch (error) {
    const { status, code } = error instanceof RefusedRequest ? error : serverError;
    trip.record({ status, findings: [] }, code);
    throw error;
  }
}

async function answerByShop(trip: CallTrip): Promise<void> {
  const { parts, operation, target, request, response, session } = trip;
  const preference = readPreference(request.headers.prefer);
  const body = await (operation.takesForm ? readFormBody(request) : readJsonBody(request));
  trip.sent = body;
  if (await meetsItsEnd(trip)) return;
  if (operation.streams) {
    parts.streams.open(session, response);
    trip.record({ status: 200, findings: [] }, null);
    return;
  }
  const answer = await parts.gate.pass(
    operation,
    gateRequest(operation, target, request.headers, operation.takesForm ? undefined : body),
    () => toPrism(parts.shop.answer(shopRequest(trip, body))),
    preference,
  );
  trip.record(answer, trip.isChanged ? null : codeOf(answer.body));
  parts.keeper.keep(session);
  if (trip.isChanged) {
    const headers = { ...answer.headers, ...jsonHeaders };
    await trip.spoil({ status: answer.status, headers, text: JSON.stringify(answer.body) });
  } else {
    writeJson(response, answer.status, answer.body, answer.headers);
  }
}

function shopRequest(
  { parts, operation, target, request, session }: CallTrip,
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

function toPrism({ status, headers, body }: OperationAnswer): IHttpResponse {
  return { statusCode: status, headers: { 'content-type': 'application/json', ...headers }, body };
}
