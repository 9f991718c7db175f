import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { CallRecord } from '../control/control-answers.ts';
import type { Parcel } from '../operations/fault-response.ts';
import { changesAnswer, deliveryOf, emptyParcel } from '../operations/fault-response.ts';
import { readLocale } from '../operations/request-locale.ts';
import type { OperationAnswer, OperationRequest, Shop } from '../shop.ts';
import { delayOf, losesRequest } from '../world/faults.ts';
import type { ActivityStreams } from './activity-streams.ts';
import type { CallLog } from './call-log.ts';
import type { ContractOperation } from './contract.ts';
import type { ContractGate, GateAnswer } from './contract-gate.ts';
import { deliver, faultsOfHeaders, pause } from './faults.ts';
import { readPreference } from './preference.ts';
import { readFormBody } from './read-form-body.ts';
import { readJsonBody } from './read-json-body.ts';
import { RefusedRequest } from './refused-request.ts';
import type { RequestTarget } from './request-target.ts';
import { sessionOf } from './sessions.ts';
import type { StateKeeper } from './state-file.ts';
import { jsonHeaders, writeJson } from './write-answer.ts';

export interface CallParts {
  shop: Shop;
  gate: ContractGate;
  streams: ActivityStreams;
  calls: CallLog;
  keeper: StateKeeper;
}

const serverError = { status: 500, code: ResponseCode.serverError };

/** Answers one call of the contract: session, faults, gate, shop, log. */
export async function answerCall(
  parts: CallParts,
  operation: ContractOperation,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const session = sessionOf(parts.shop, request.headers);
  const preference = readPreference(request.headers.prefer);
  const faults = [...parts.shop.takeFaults(session, operation.id), ...faultsOfHeaders(request.headers)];
  const isChanged = changesAnswer(faults);
  const startedAt = performance.now();
  let sent: unknown;
  const record = (
    answer: Pick<GateAnswer, 'status' | 'findings'> & Partial<GateAnswer>,
    code: number | null,
  ) =>
    parts.calls.add({
      time: new Date(parts.shop.world(session).clock.now()).toISOString(),
      session,
      method: request.method ?? '',
      path: target.path,
      query: target.query,
      operationId: operation.id,
      status: answer.status,
      findings: answer.findings,
      code,
      fault: faults.length === 0 ? null : faults.map(({ kind }) => kind).join(', '),
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      request: { headers: sentHeaders(request.headers), body: sent },
      answer: { headers: answer.headers ?? {}, body: answer.body },
    });

  const isReset = faults.some(({ kind }) => kind === 'reset' || kind === 'answer-lost');
  const spoil = (parcel: Parcel) => deliver(deliveryOf(faults, parcel), response, isReset);

  try {
    const body = await (operation.takesForm ? readFormBody(request) : readJsonBody(request));
    sent = body;
    await pause(delayOf(faults), response);
    if (losesRequest(faults)) {
      record({ status: 0, findings: [] }, null);
      await spoil(emptyParcel);
      return;
    }
    if (operation.streams && isChanged) {
      record({ status: 200, findings: [] }, null);
      await spoil(emptyParcel);
      return;
    }
    if (operation.streams) {
      parts.streams.open(session, response);
      record({ status: 200, findings: [] }, null);
      return;
    }
    const answer = await parts.gate.pass(
      operation,
      gateRequest(operation, target, request.headers, operation.takesForm ? undefined : body),
      () => toPrism(parts.shop.answer(shopRequest(operation, target, request.headers, body, session))),
      preference,
    );
    record(answer, isChanged ? null : codeOf(answer.body));
    parts.keeper.keep(session);
    if (isChanged) {
      const headers = { ...answer.headers, ...jsonHeaders };
      await spoil({ status: answer.status, headers, text: JSON.stringify(answer.body) });
    } else {
      writeJson(response, answer.status, answer.body, answer.headers);
    }
  } catch (error) {
    const { status, code } = error instanceof RefusedRequest ? error : serverError;
    record({ status, findings: [] }, code);
    throw error;
  }
}

function sentHeaders(headers: IncomingHttpHeaders): CallRecord['request']['headers'] {
  const sent: Record<string, string | readonly string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}

function gateRequest(
  operation: ContractOperation,
  target: RequestTarget,
  headers: IncomingHttpHeaders,
  body: unknown,
): IHttpRequest {
  return {
    method: operation.resource.method === 'get' ? 'get' : 'post',
    url: { path: target.path, query: target.query },
    headers: declaredHeaders(operation, headers, body),
    body,
  };
}

// What the contract does not name is no matter of the gate; the media type was judged already.
function declaredHeaders(
  operation: ContractOperation,
  headers: IncomingHttpHeaders,
  body: unknown,
): Record<string, string> {
  const declared: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  for (const name of operation.headerNames) {
    const value = headers[name];
    if (typeof value === 'string') declared[name] = value;
  }
  return declared;
}

function shopRequest(
  operation: ContractOperation,
  target: RequestTarget,
  headers: IncomingHttpHeaders,
  body: unknown,
  session: string,
): OperationRequest {
  const key = headers['idempotency-key'];
  return {
    operationId: operation.id,
    body,
    query: target.query,
    token: headers.authorization ?? null,
    locale: readLocale(headers['accept-language'] ?? null),
    idempotencyKey: typeof key === 'string' ? key : null,
    session,
  };
}

function toPrism({ status, headers, body }: OperationAnswer): IHttpResponse {
  return { statusCode: status, headers: { 'content-type': 'application/json', ...headers }, body };
}

function codeOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'number' ? body.code : null;
}
