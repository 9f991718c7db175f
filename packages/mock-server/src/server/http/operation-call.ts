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
import { sessionOf } from '../sessions/sessions.ts';
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
  const session = sessionOf(parts.shop, request.headers);
  const context = await parts.store.use(session, () =>
    createCallContext(parts, operation, target, request, response, session),
  );
  try {
    parts.rateLimit?.count(session);
    if (context.proxying === null) await answerByShop(context);
    else await passOn(context, context.proxying);
  } catch (error) {
    const { status, code } = error instanceof RefusedRequest ? error : serverError;
    context.record({ status, findings: [] }, code);
    throw error;
  }
}

async function answerByShop(context: CallContext): Promise<void> {
  const { parts, operation, request, response, session } = context;
  const body = await (operation.takesForm ? readFormBody(request) : readJsonBody(request));
  context.sentBody = body;
  if (await failsEarly(context)) return;
  if (operation.streams) {
    parts.streams.open(session, response);
    context.record({ status: 200, findings: [] }, null);
    return;
  }
  const { answer, text } = await parts.store.use(session, async () => {
    const answerOfShop = await answerOf(context, body);
    const asText = JSON.stringify(answerOfShop.body);
    persist(context);
    return { answer: answerOfShop, text: asText };
  });
  const headers = { ...answer.headers, ...jsonHeaders };
  if (context.isChanged) return context.sendWithFaults(answer, { status: answer.status, headers, text });
  context.record(answer, envelopeCode(answer.body), text);
  writeText(response, answer.status, text, headers);
}

/** A read has no effect that could be lost, so it is answered even when nothing can be persisted. */
function persist({ parts, operation, session }: CallContext): void {
  try {
    parts.store.persist(session);
  } catch (error) {
    if (!operation.isRead) throw error;
  }
}

/** The answer of the shop, or the requested example; a call without a handler is answered from an example. */
function answerOf(context: CallContext, body: unknown): Promise<GateAnswer> {
  const { parts, operation, target, request } = context;
  const { headers } = request;
  const checkedRequest = {
    path: target.path,
    query: target.query,
    headers,
    body: operation.takesForm ? undefined : body,
  };
  const preference = readPreference(headers.prefer);
  const isKnown = findOperation(operation.id) !== undefined;
  const work: Work = (isChecked) => parts.shop.answer({ ...shopRequest(context, body), isChecked });
  return parts.gate.pass(operation, checkedRequest, preference === null && isKnown ? work : null, preference);
}

function shopRequest(
  { parts, operation, target, request, session }: CallContext,
  body: unknown,
): OperationRequest {
  const { headers } = request;
  const { 'idempotency-key': key, 'ship-to': shipTo } = headers;
  return {
    operationId: operation.id,
    body,
    query: target.query,
    token: headers.authorization ?? null,
    locale: readLocale(headers['accept-language'] ?? null),
    shipTo: typeof shipTo === 'string' ? shipTo : null,
    idempotencyKey: typeof key === 'string' ? key : null,
    userAgent: headers['user-agent'] ?? null,
    session,
    isLenient: parts.gate.settings.validateRequest !== 'strict',
  };
}
