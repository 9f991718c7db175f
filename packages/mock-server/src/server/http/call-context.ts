import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { CallMessage, CallRecord } from '../../control/control-answers.ts';
import { readLocale } from '../../operations/dispatch/request-locale.ts';
import type { RawResponse } from '../../operations/faults/fault-response.ts';
import { changesAnswer, deliveryOf, emptyResponse } from '../../operations/faults/fault-response.ts';
import type { Shop } from '../../shop.ts';
import type { Fault } from '../../world/state/faults.ts';
import { delayOf, losesRequest } from '../../world/state/faults.ts';
import type { Backend } from '../backend/backend.ts';
import type { ContractOperation } from '../gate/contract.ts';
import type { ContractGate } from '../gate/contract-gate.ts';
import { envelopeCode } from '../gate/findings.ts';
import type { GateAnswer } from '../gate/gate-types.ts';
import type { CallLog } from '../recording/call-log.ts';
import type { SessionStore } from '../recording/session-store.ts';
import type { ActivityStreams } from '../streams/activity-streams.ts';
import type { DeliveryRecord } from './delivery-record.ts';
import {
  deliveryRecordOf,
  isConnectionReset,
  maximumRecordedCharacters,
  truncationNotice,
} from './delivery-record.ts';
import { deliver, faultsOfHeaders, pause } from './faults.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestTarget } from './request-target.ts';

export interface CallParts {
  shop: Shop;
  gate: ContractGate;
  streams: ActivityStreams;
  calls: CallLog;
  store: SessionStore;
  /** Null when the shop answers all calls. */
  proxying: Proxying | null;
  /** Null without a limit. */
  rateLimit: RateLimit | null;
}

/** A real backend, and the gate that records the violations of its answers. */
export interface Proxying {
  backend: Backend;
  gate: ContractGate;
}

type Outcome = Pick<GateAnswer, 'status' | 'findings'> & Partial<GateAnswer>;

/** The context of one request for a call of the contract, from its arrival to its log entry. */
export interface CallContext {
  parts: CallParts;
  operation: ContractOperation;
  target: RequestTarget;
  request: IncomingMessage;
  response: ServerResponse;
  session: string;
  faults: readonly Fault[];
  /** Whether a fault changes the answer beyond a delay. */
  isChanged: boolean;
  /** The backend that answers instead of the shop; null for the shop. */
  proxying: Proxying | null;
  /** The body of the request after it was read, for the log. */
  sentBody: unknown;
  /** @param text the sent answer if it is JSON; text, because hundreds of records are stored and few are read */
  record(outcome: Outcome, code: number | null, text?: string): void;
  /** Records an answer and sends it, both with the faults applied. */
  sendWithFaults(outcome: Outcome, raw: RawResponse): Promise<void>;
}

/** Throws RefusedRequest when the request has an invalid fault. */
export function createCallContext(
  parts: CallParts,
  operation: ContractOperation,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
  session: string,
): CallContext {
  const faults = [...parts.shop.takeFaults(session, operation.id), ...faultsOfHeaders(request.headers)];
  const proxying = parts.proxying?.backend.takes(operation.id) === true ? parts.proxying : null;
  const startedAt = performance.now();

  function note(outcome: Outcome, code: number | null, answer: CallMessage, delivery?: DeliveryRecord): void {
    const { status, findings } = outcome;
    parts.calls.add({
      time: new Date(parts.shop.peek(session).clock.now()).toISOString(),
      session,
      method: request.method ?? '',
      path: target.path,
      query: target.query,
      operationId: operation.id,
      status: delivery?.status ?? status,
      findings,
      code,
      fault: faults.length === 0 ? null : faults.map(({ kind }) => kind).join(', '),
      requestId: String(response.getHeader('request-id')),
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      request: recordedMessage(sentHeaders(request.headers), context.sentBody, maxSentCharacters),
      answer: delivery === undefined || delivery.status === status ? answer : withStatus(answer, status),
      ...(delivery === undefined ? {} : { delivered: delivery }),
      ...(proxying === null ? {} : { backend: proxying.backend.name }),
    });
  }

  const context: CallContext = {
    ...{ parts, operation, target, request, response, session, faults, proxying },
    isChanged: changesAnswer(faults),
    sentBody: undefined,
    record(outcome, code, text) {
      const answer = answerMessage(outcome, text);
      if (!response.destroyed) return note(outcome, code, answer);
      const raw = { ...emptyResponse, text: text ?? '' };
      note(outcome, null, answer, deliveryRecordOf(faults, { ...raw, kind: 'whole' }, raw, true));
    },
    async sendWithFaults(outcome, raw) {
      const locale = readLocale(request.headers['accept-language'] ?? null);
      const delivery = deliveryOf(faults, raw, locale ?? parts.shop.peek(session).state.locale);
      const deliveryRecord = deliveryRecordOf(faults, delivery, raw, response.destroyed);
      note(outcome, envelopeCode(deliveryRecord?.body), answerMessage(outcome, undefined), deliveryRecord);
      await deliver(delivery, response, isConnectionReset(faults));
    },
  };
  return context;
}

export function sentHeaders(headers: IncomingHttpHeaders): CallRecord['request']['headers'] {
  const record: Record<string, string | readonly string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) record[name] = value;
  }
  return record;
}

/** Delays the call and ends it if its faults lose the request. @returns whether it has ended */
export async function failsEarly(context: CallContext): Promise<boolean> {
  await pause(delayOf(context.faults), context.response);
  const isLost = losesRequest(context.faults);
  if (!isLost && !(context.operation.streams && context.isChanged)) return false;
  await context.sendWithFaults(
    { status: isLost ? 0 : 200, findings: [] },
    { ...emptyResponse, text: isLost ? '' : '{}' },
  );
  return true;
}

const maxSentCharacters = 65_536;

function answerMessage({ headers = {}, body }: Outcome, text: string | undefined): CallMessage {
  return text === undefined
    ? recordedMessage(headers, body, maximumRecordedCharacters)
    : messageOf(headers, text);
}

function withStatus(answer: CallMessage, status: number): CallRecord['answer'] {
  return {
    headers: answer.headers,
    status,
    get body() {
      return answer.body;
    },
  };
}

/**
 * Bodies are stored as text, which needs a fraction of the memory of parsed JSON; of a form only the names of its
 * fields are stored, and of an unexpected body its size.
 */
function recordedMessage(headers: CallMessage['headers'], body: unknown, most: number): CallMessage {
  const isParsed = typeof body === 'object' && body !== null;
  const text = isParsed ? JSON.stringify(body) : String(body ?? '');
  if (text.length > most) return { headers, body: truncationNotice(text.length) };
  return isParsed ? messageOf(headers, text) : { headers, body };
}

function messageOf(headers: CallMessage['headers'], text: string): CallMessage {
  return {
    headers,
    get body() {
      return JSON.parse(text);
    },
  };
}
