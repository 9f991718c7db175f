import type { OutgoingHttpHeaders } from 'node:http';
import type { RawResponse } from '../../operations/faults/fault-response.ts';
import { envelopeCode } from '../gate/findings.ts';
import type { CallContext, Proxying } from '../http/call-context.ts';
import { failsEarly } from '../http/call-context.ts';
import { writeBytes } from '../http/write-answer.ts';
import { answerFromBackend, readPassedBody, streamFromBackend } from './answer-from-backend.ts';

/** Proxies a call to the real backend; the faults of the shop's own calls apply to it as well. */
export async function passOn(context: CallContext, { backend, gate }: Proxying): Promise<void> {
  const { parts, operation, target, request, response, session } = context;
  const bytes = await readPassedBody(request);
  if (await failsEarly(context)) return;
  if (operation.streams) {
    context.record({ status: await streamFromBackend(backend, request, response), findings: [] }, null);
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
  context.sentBody = answer.sent;
  parts.store.persist(session);
  if (context.isChanged)
    return context.sendWithFaults({ ...answer, headers }, toRawResponse(answer.status, headers, answer.body));
  context.record({ ...answer, headers }, envelopeCode(answer.body));
  writeBytes(response, answer.status, answer.headers, answer.bytes);
}

/** Faults change the body as text, so the content encoding is removed. */
function toRawResponse(
  status: number,
  { 'content-encoding': contentEncoding, ...headers }: Record<string, string>,
  body: unknown,
): RawResponse {
  return { status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) };
}

function asTexts(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
