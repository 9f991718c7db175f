import type { OutgoingHttpHeaders } from 'node:http';
import type { RawResponse } from '../../operations/faults/fault-response.ts';
import { envelopeCode } from '../gate/findings.ts';
import type { CallContext, Passing } from '../http/call-context.ts';
import { failsEarly } from '../http/call-context.ts';
import { writeBytes } from '../http/write-answer.ts';
import { answerFromBackend, readPassedBody, streamFromBackend } from './answer-from-backend.ts';

/** Lets the real backend answer a call; faults meet it on the way as they meet the shop's own calls. */
export async function passOn(trip: CallContext, { backend, gate }: Passing): Promise<void> {
  const { parts, operation, target, request, response, session } = trip;
  const bytes = await readPassedBody(request);
  if (await failsEarly(trip)) return;
  if (operation.streams) {
    trip.record({ status: await streamFromBackend(backend, request, response), findings: [] }, null);
    return;
  }
  const toGate = (body: unknown) => ({
    path: target.path,
    query: target.query,
    headers: request.headers,
    body,
  });
  const world = parts.shop.world(session);
  const answer = await answerFromBackend({ backend, gate, operation, request, toGate, world }, bytes);
  const headers = asTexts(answer.headers);
  trip.sent = answer.sent;
  parts.keeper.keep(session);
  if (trip.isChanged)
    return trip.spoil({ ...answer, headers }, asParcel(answer.status, headers, answer.body));
  trip.record({ ...answer, headers }, envelopeCode(answer.body));
  writeBytes(response, answer.status, answer.headers, answer.bytes);
}

/** A fault changes the text of an answer, so it is no longer packed. */
function asParcel(
  status: number,
  { 'content-encoding': packed, ...headers }: Record<string, string>,
  body: unknown,
): RawResponse {
  return { status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) };
}

function asTexts(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
