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
import type { StateKeeper } from '../recording/state-file.ts';
import { sessionOf } from '../sessions/sessions.ts';
import type { ActivityStreams } from '../streams/activity-streams.ts';
import type { DeliveryRecord } from './delivery-record.ts';
import { deliveryRecordOf, mostAnsweredKept, resets, tooMuchToKeep } from './delivery-record.ts';
import { deliver, faultsOfHeaders, pause } from './faults.ts';
import type { RequestTarget } from './request-target.ts';

export interface CallParts {
  shop: Shop;
  gate: ContractGate;
  streams: ActivityStreams;
  calls: CallLog;
  keeper: StateKeeper;
  /** Null when the shop answers everything itself. */
  passing: Passing | null;
}

/** A real backend, and the gate that only notes what its answers break. */
export interface Passing {
  backend: Backend;
  gate: ContractGate;
}

type Outcome = Pick<GateAnswer, 'status' | 'findings'> & Partial<GateAnswer>;

/** One request for a call of the contract, from its arrival to its line in the log. */
export interface CallContext {
  parts: CallParts;
  operation: ContractOperation;
  target: RequestTarget;
  request: IncomingMessage;
  response: ServerResponse;
  session: string;
  faults: readonly Fault[];
  /** Whether a fault does more to the answer than to delay it. */
  isChanged: boolean;
  /** Who answers in place of the shop. */
  passing: Passing | null;
  /** The body of the request, once it was read: what the log tells of it. */
  sent: unknown;
  /** @param text the answer as it was sent, where it is JSON; hundreds are kept and few looked at, so it stays text */
  record(outcome: Outcome, code: number | null, text?: string): void;
  /** Records an answer and sends it, both the way its faults want it. */
  spoil(outcome: Outcome, parcel: RawResponse): Promise<void>;
}

/** Throws RefusedRequest when the request names a session, a scenario or a fault that cannot be. */
export function createCallContext(
  parts: CallParts,
  operation: ContractOperation,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): CallContext {
  const session = sessionOf(parts.shop, request.headers);
  const faults = [...parts.shop.takeFaults(session, operation.id), ...faultsOfHeaders(request.headers)];
  const passing = parts.passing?.backend.takes(operation.id) === true ? parts.passing : null;
  const startedAt = performance.now();

  function note(
    outcome: Outcome,
    code: number | null,
    answer: CallMessage,
    delivered?: DeliveryRecord,
  ): void {
    const { status, findings } = outcome;
    parts.calls.add({
      time: new Date(parts.shop.look(session).clock.now()).toISOString(),
      session,
      method: request.method ?? '',
      path: target.path,
      query: target.query,
      operationId: operation.id,
      status: delivered?.status ?? status,
      findings,
      code,
      fault: faults.length === 0 ? null : faults.map(({ kind }) => kind).join(', '),
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      request: keptMessage(sentHeaders(request.headers), trip.sent, mostSentKept),
      answer: delivered === undefined || delivered.status === status ? answer : withStatus(answer, status),
      ...(delivered === undefined ? {} : { delivered }),
      ...(passing === null ? {} : { backend: passing.backend.name }),
    });
  }

  const trip: CallContext = {
    ...{ parts, operation, target, request, response, session, faults, passing },
    isChanged: changesAnswer(faults),
    sent: undefined,
    record(outcome, code, text) {
      const answer = answerMessage(outcome, text);
      if (!response.destroyed) return note(outcome, code, answer);
      const parcel = { ...emptyResponse, text: text ?? '' };
      note(outcome, null, answer, deliveryRecordOf(faults, { ...parcel, kind: 'whole' }, parcel, true));
    },
    async spoil(outcome, parcel) {
      const locale = readLocale(request.headers['accept-language'] ?? null);
      const delivery = deliveryOf(faults, parcel, locale ?? parts.shop.look(session).state.locale);
      const delivered = deliveryRecordOf(faults, delivery, parcel, response.destroyed);
      note(outcome, envelopeCode(delivered?.body), answerMessage(outcome, undefined), delivered);
      await deliver(delivery, response, resets(faults));
    },
  };
  return trip;
}

function sentHeaders(headers: IncomingHttpHeaders): CallRecord['request']['headers'] {
  const sent: Record<string, string | readonly string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}

/** Delays the call as its faults want it. @returns whether they also end it here, before any work is done */
export async function failsEarly(trip: CallContext): Promise<boolean> {
  await pause(delayOf(trip.faults), trip.response);
  const isLost = losesRequest(trip.faults);
  if (!isLost && !(trip.operation.streams && trip.isChanged)) return false;
  await trip.spoil(
    { status: isLost ? 0 : 200, findings: [] },
    { ...emptyResponse, text: isLost ? '' : '{}' },
  );
  return true;
}

const mostSentKept = 65_536;

function answerMessage({ headers = {}, body }: Outcome, text: string | undefined): CallMessage {
  return text === undefined ? keptMessage(headers, body, mostAnsweredKept) : messageOf(headers, text);
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
 * Hundreds of calls are kept, so a body stays as text, which takes a fraction of what was parsed from it; of a form
 * only the names of its fields stay, and of a body that no call asks for, its size.
 */
function keptMessage(headers: CallMessage['headers'], body: unknown, most: number): CallMessage {
  const isParsed = typeof body === 'object' && body !== null;
  const text = isParsed ? JSON.stringify(body) : String(body ?? '');
  if (text.length > most) return { headers, body: tooMuchToKeep(text.length) };
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
