import type { Client } from 'openapi-fetch';
import createClient, { mergeHeaders } from 'openapi-fetch';
import { endSession } from './call.ts';
import type { ShopClientOptions } from './connection.ts';
import { connectShop } from './connection.ts';
import { openEnvelope } from './envelope.ts';
import type { paths } from './generated/types.ts';
import { operations } from './operations.ts';
import type { Answer } from './transport/message.ts';
import { toResponse } from './transport/message.ts';
import type { Pipeline } from './transport/pipeline.ts';
import { send } from './transport/pipeline.ts';

const callsByPath = new Map<string, { readonly id: string; readonly read: boolean }>(
  Object.entries(operations).map(([id, { path, read }]) => [path, { id, read }]),
);

/**
 * openapi-fetch by path over the same pipeline: session, timeout and repetition of reads, but envelopes stay closed
 * and a write's Idempotency-Key is the caller's.
 * @example const { data } = await createRawClient({ baseUrl }).GET('/api/index/title');
 */
export function createRawClient(options: ShopClientOptions): Client<paths> {
  const { baseUrl, headers, pipeline, timeoutMs } = connectShop(options);
  return createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const call = callsByPath.get(pathname.slice(pathname.lastIndexOf('/api/')));
      const answer = await send(pipeline, {
        operation: call?.id ?? request.url,
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(mergeHeaders(headers(), request.headers)),
        body: request.body === null ? null : await bodyOf(request),
        isRead: call?.read ?? false,
        timeoutMs,
        signal: request.signal,
      });
      await noteSessionEnd(pipeline, call?.id ?? request.url, answer);
      // A browser hides the status of a redirect that is not followed.
      return answer.status === 0 ? Response.error() : toResponse(answer);
    },
  });
}

/** Never a stream, since a read may be repeated. */
function bodyOf(request: Request): Promise<string | Blob> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
  return isForm ? request.blob() : request.text();
}

async function noteSessionEnd(pipeline: Pipeline, operation: string, answer: Answer): Promise<void> {
  try {
    openEnvelope(operation, answer, []);
  } catch (error) {
    await endSession(pipeline, answer.ticket, error);
  }
}
