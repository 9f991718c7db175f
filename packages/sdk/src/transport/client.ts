import type { Client } from 'openapi-fetch';
import createClient, { mergeHeaders } from 'openapi-fetch';
import { openEnvelope } from '../call/envelope.ts';
import type { paths } from '../generated/types.ts';
import { CallRequest } from './call-request.ts';
import type { Answer, Message } from './message.ts';
import { toResponse } from './message.ts';
import type { Pipeline } from './pipeline.ts';
import { endSession, send } from './pipeline.ts';

/** The facts of the contract that sending a call depends on. */
export interface CallFacts {
  readonly operation: string;
  readonly isRead: boolean;
}

export interface ClientSettings {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly pipeline: Pipeline;
}

/**
 * The clients that `rawClient` has returned, with a function that prepares requests by path. Their owners may
 * add middleware, which reads responses.
 */
export const sharedClients = new WeakMap<Client<paths>, (request: Request) => CallFacts>();

/**
 * Creates the client of every call. It serializes calls; its `fetch` is the pipeline with timeout, retries and
 * session. The functions of the SDK pass their own `fetch` per call to receive its response.
 */
export function openClient({ baseUrl, timeoutMs, headers, pipeline }: ClientSettings): Client<paths> {
  const client = createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      const facts = sharedClients.get(client)?.(request) ?? { operation: request.url, isRead: false };
      const answer = await transmit(pipeline, request, {
        ...facts,
        headers: mergeHeaders(headers(), request.headers),
        timeoutMs,
        signal: request.signal,
      });
      await noteSessionEnd(pipeline, facts.operation, answer);
      return toResponse(answer);
    },
  });
  return client;
}

/** Sends a request of openapi-fetch through the pipeline: synchronously, unless its body must be read first. */
export function transmit(
  pipeline: Pipeline,
  request: Request | CallRequest,
  call: Omit<Message, 'url' | 'method' | 'body' | 'keepalive'>,
): Promise<Answer> {
  const { url, method, keepalive } = request;
  const sendBody = (body: Message['body']) => send(pipeline, { ...call, url, method, keepalive, body });
  return request instanceof CallRequest ? sendBody(request.body) : bodyOf(request).then(sendBody);
}

/** Never returns a stream, because a read may be retried. */
async function bodyOf(request: Request): Promise<Message['body']> {
  if (request.method === 'GET') return null;
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
