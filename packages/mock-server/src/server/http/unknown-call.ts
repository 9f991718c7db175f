import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionOf } from '../sessions/sessions.ts';
import type { CallParts } from './call-context.ts';
import { sentHeaders } from './call-context.ts';
import type { RefusedRequest } from './refused-request.ts';
import type { RequestTarget } from './request-target.ts';
import { jsonHeaders } from './write-answer.ts';

/**
 * Records a request that is no call of the contract, so that a wrong URL or method is visible in the list of calls and in the
 * log. Its body is not read.
 */
export function recordUnknownCall(
  { shop, calls }: CallParts,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers }: RefusedRequest,
): void {
  const session = sessionOf(shop, request.headers);
  calls.add({
    time: new Date(shop.peek(session).clock.now()).toISOString(),
    session,
    method: request.method ?? '',
    ...target,
    operationId: null,
    ...{ status, code, fault: null, findings: [] },
    requestId: String(response.getHeader('request-id')),
    durationMs: 0,
    request: { headers: sentHeaders(request.headers) },
    answer: { headers: { ...headers, ...jsonHeaders }, body: { code, msg: message } },
  });
}
