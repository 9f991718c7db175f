import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Parcel } from '../operations/fault-response.ts';
import { changesAnswer, deliveryOf, emptyParcel } from '../operations/fault-response.ts';
import { readLocale } from '../operations/request-locale.ts';
import type { OperationRequest, Shop } from '../shop.ts';
import { delayOf, losesRequest } from '../world/faults.ts';
import type { ActivityStreams } from './activity-streams.ts';
import type { CallLog, CallMessage } from './call-log.ts';
import type { ContractOperation } from './contract.ts';
import type { ContractGate, GateAnswer } from './contract-gate.ts';
import { deliver, faultsOfHeaders, pause } from './faults.ts';
import { codeOf } from './findings.ts';
import { readPreference } from './preference.ts';
import { readFormBody } from './read-form-body.ts';
import { readJsonBody } from './read-json-body.ts';
import { RefusedRequest } from './refused-request.ts';
import type { RequestTarget } from './request-target.ts';
import { sessionOf } from './sessions.ts';
import type { StateKeeper } from './state-file.ts';
import { jsonHeaders, writeText } from './write-answer.ts';

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
  const faults = [...parts.shop.takeFaults(session, operation.id), ...faultsOfHeaders(request.headers)];
  const isChanged = changesAnswer(faults);
  const startedAt = performance.now();
  let sent: unknown;
  const record = (
    answer: Pick<GateAnswer, 'status' | 'findings'> & Partial<GateAnswer>,
    code: number | null,
    text?: string,
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
      request: { headers: request.headers, body: sent },
      answer: answerMessage(answer.headers ?? {}, text),
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
    const answer = await answerOf(parts, operation, { target, request, body, session });
    const text = JSON.stringify(answer.body);
    record(answer, isChanged ? null : numberOf(codeOf(answer.body)), text);
    parts.keeper.keep(session);
    if (isChanged) {
      const headers = { ...answer.headers, ...jsonHeaders };
      await spoil({ status: answer.status, headers, text });
    } else {
      writeText(response, answer.status, text, { ...answer.headers, ...jsonHeaders });
    }
  } catch (error) {
    const { status, code } = error instanceof RefusedRequest ? error : serverError;
    record({ status, findings: [] }, code);
    throw error;
  }
}

/** Keeps the answer as the text that was sent: hundreds of them are kept, few are looked at. */
function answerMessage(headers: CallMessage['headers'], text: string | undefined): CallMessage {
  return {
    headers,
    get body() {
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
}

interface ReadCall {
  target: RequestTarget;
  request: IncomingMessage;
  body: unknown;
  session: string;
}

/** What the shop says, or the example that the request asks for. */
function answerOf(
  { gate, shop }: CallParts,
  operation: ContractOperation,
  { target, request: { headers }, body, session }: ReadCall,
): GateAnswer | Promise<GateAnswer> {
  const checked = {
    path: target.path,
    query: target.query,
    headers,
    body: operation.takesForm ? undefined : body,
  };
  const preference = readPreference(headers.prefer);
  if (preference !== null) return gate.answerFromExample(operation, checked, preference);
  return gate.pass(operation, checked, (isChecked) =>
    shop.answer({ ...shopRequest(operation, target, headers, body, session), isChecked }),
  );
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

function numberOf(code: unknown): number | null {
  return typeof code === 'number' ? code : null;
}
