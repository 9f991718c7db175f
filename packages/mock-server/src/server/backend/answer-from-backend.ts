import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { formMaximumBytes } from '../../operations/dispatch/read-form.ts';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { customerWithEmail } from '../../world/account/emails.ts';
import { renewToken, storeToken } from '../../world/session/session.ts';
import type { World } from '../../world/state/world.ts';
import type { ContractOperation } from '../gate/contract.ts';
import type { ContractGate } from '../gate/contract-gate.ts';
import type { Finding } from '../gate/findings.ts';
import type { CheckedRequest } from '../gate/gate-types.ts';
import { readBytes } from '../http/read-bytes.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { Backend } from './backend.ts';
import { answeredHeaders, largestAnswer } from './backend.ts';

/** A call that is proxied to a real backend. */
export interface PassedCall {
  readonly backend: Backend;
  /** Records violations only: the answer of a real backend is never replaced. */
  readonly gate: ContractGate;
  readonly operation: ContractOperation;
  readonly request: IncomingMessage;
  /** The request as the gate validates it, for this body. */
  readonly toGate: (body: unknown) => CheckedRequest;
  readonly world: World;
}

export interface PassedAnswer {
  readonly status: number;
  /** The headers of the backend without the hop-by-hop ones. */
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer;
  readonly sent: unknown;
  /** The parsed JSON, otherwise the text. */
  readonly body: unknown;
  readonly findings: readonly Finding[];
}

/** Limits decompression, because a few bytes can expand to more than the memory of the process. */
const bounded = { maxOutputLength: largestAnswer };
const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => gunzipSync(bytes, bounded),
  deflate: (bytes) => inflateSync(bytes, bounded),
  br: (bytes) => brotliDecompressSync(bytes, bounded),
};

/** Reads the whole body of a proxied request, at most the size of the largest form. */
export async function readPassedBody(request: IncomingMessage): Promise<Buffer> {
  const sentence = 'The body is larger than 16 MB.';
  const tooLarge = () =>
    new RefusedRequest(413, ResponseCode.payloadTooLarge, sentence, { connection: 'close' });
  return (await readBytes(request, { most: formMaximumBytes, tooLarge })).bytes;
}

/** Calls the backend and validates request and answer against the contract. Rejects as `Backend.send`. */
export async function answerFromBackend(call: PassedCall, sentBytes: Buffer): Promise<PassedAnswer> {
  const { backend, operation, request } = call;
  const answer = await backend.send(request, sentBytes);
  const bytes = await backend.read(answer);
  const sentBody =
    operation.takesForm || sentBytes.length === 0 ? undefined : parsed(sentBytes.toString('utf8'));
  const text = unpacked(bytes, String(answer.headers['content-encoding'] ?? ''));
  const body = parsed(text);
  const status = answer.statusCode ?? 0;
  const gateAnswer = await call.gate.pass(operation, call.toGate(sentBody), () => ({
    status,
    headers: { 'content-type': answer.headers['content-type'] ?? '' },
    body,
  }));
  const { authorization } = answer.headers;
  if (typeof authorization === 'string')
    adopt(call.world, authorization, request.headers.authorization, sentBody);
  return {
    status,
    headers: answeredHeaders(answer.headers),
    bytes,
    sent: sentBody,
    body,
    findings: gateAnswer.findings,
  };
}

/** Pipes an event stream; it ends when either side closes the connection. */
export async function streamFromBackend(
  backend: Backend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const answer = await backend.send(request, Buffer.alloc(0));
  response.writeHead(answer.statusCode ?? 0, answeredHeaders(answer.headers));
  response.once('close', () => answer.destroy());
  answer.once('error', () => response.destroy());
  answer.pipe(response);
  return answer.statusCode ?? 0;
}

/** Registers a login at the backend in the mock's world, so that calls which are not proxied accept its token. */
function adopt(world: World, token: string, before: string | undefined, sent: unknown): void {
  if (world.state.tokens.has(token)) return;
  const record = before === undefined ? undefined : world.state.tokens.get(before);
  const email = typeof sent === 'object' && sent !== null && 'email' in sent ? sent.email : undefined;
  const renewed = record === undefined ? undefined : world.state.customers.get(record.customerId);
  if (before !== undefined && renewed !== undefined) {
    renewToken(world, before, renewed, token);
    return;
  }
  const customer =
    (typeof email === 'string' ? customerWithEmail(world, email) : undefined) ?? demoCustomerOf(world);
  storeToken(world, token, customer);
}

function unpacked(bytes: Buffer, encoding: string): string {
  try {
    return (unpack[encoding]?.(bytes) ?? bytes).toString('utf8');
  } catch {
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
