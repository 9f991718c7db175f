import type { Client } from 'openapi-fetch';
import createClient, { mergeHeaders } from 'openapi-fetch';
import { openEnvelope } from '../call/envelope.ts';
import type { paths } from '../generated/types.ts';
import { CallRequest } from './call-request.ts';
import type { Answer, Message } from './message.ts';
import { toResponse } from './message.ts';
import type { Pipeline } from './pipeline.ts';
import { endSession, send } from './pipeline.ts';

/** What the contract says of a call, as far as sending it depends on that. */
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
 * The clients that `rawClient` has given away, with what prepares a request that is made by path. Whoever has one of
 * them may put middleware around it, which reads responses.
 */
export const sharedClients = new WeakMap<Client<paths>, (request: Request) => CallFacts>();

/**
 * The client that every call goes through. It writes calls down; its `fetch` is the pipeline with deadline, repetitions
 * and session. The functions of the SDK bring a `fetch` of their own for each call, so that they hear of its answer.
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

/** Sends a request of openapi-fetch through the pipeline: at once, unless its body has to be read first. */
export function transmit(
  pipeline: Pipeline,
  request: Request | CallRequest,
  call: Omit<Message, 'url' | 'method' | 'body' | 'keepalive'>,
): Promise<Answer> {
  const { url, method, keepalive } = request;
  const sendBody = (body: Message['body']) => send(pipeline, { ...call, url, method, keepalive, body });
  return request instanceof CallRequest ? sendBody(request.body) : bodyOf(request).then(sendBody);
}

/** Never a stream, since a read may be repeated. */
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
