import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { formMaximumBytes } from '../../operations/dispatch/read-form.ts';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { customerWithEmail } from '../../world/account/emails.ts';
import { keepToken } from '../../world/session/session.ts';
import type { World } from '../../world/state/world.ts';
import type { ContractOperation } from '../gate/contract.ts';
import type { ContractGate } from '../gate/contract-gate.ts';
import type { Finding } from '../gate/findings.ts';
import type { CheckedRequest } from '../gate/gate-types.ts';
import { readBytes } from '../http/read-bytes.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { Backend } from './backend.ts';
import { answeredHeaders, largestAnswer } from './backend.ts';

/** A call on its way to a real backend and back. */
export interface PassedCall {
  readonly backend: Backend;
  /** Only notes what differs: the answer of a real backend is never replaced. */
  readonly gate: ContractGate;
  readonly operation: ContractOperation;
  readonly request: IncomingMessage;
  /** The request as the gate reads it, for this body. */
  readonly toGate: (body: unknown) => CheckedRequest;
  readonly world: World;
}

export interface PassedAnswer {
  readonly status: number;
  /** As the backend sent them, but for what belongs to one connection. */
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer;
  readonly sent: unknown;
  /** Parsed where it is JSON, else its text. */
  readonly body: unknown;
  readonly findings: readonly Finding[];
}

/** A few bytes can unpack to more than a process holds. */
const bounded = { maxOutputLength: largestAnswer };
const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => gunzipSync(bytes, bounded),
  deflate: (bytes) => inflateSync(bytes, bounded),
  br: (bytes) => brotliDecompressSync(bytes, bounded),
};

/** The whole body of a request that is passed on; as large as the largest form. */
export async function readPassedBody(request: IncomingMessage): Promise<Buffer> {
  const sentence = 'The body is larger than 16 MB.';
  const tooLarge = () =>
    new RefusedRequest(413, ResponseCode.payloadTooLarge, sentence, { connection: 'close' });
  return (await readBytes(request, { most: formMaximumBytes, tooLarge })).bytes;
}

/** Asks the backend and holds what went over the wire against the contract. Rejects as `Backend.send`. */
export async function answerFromBackend(call: PassedCall, sentBytes: Buffer): Promise<PassedAnswer> {
  const { backend, operation, request } = call;
  const answer = await backend.send(request, sentBytes);
  const bytes = await backend.read(answer);
  const sent = operation.takesForm || sentBytes.length === 0 ? undefined : parsed(sentBytes.toString('utf8'));
  const text = unpacked(bytes, String(answer.headers['content-encoding'] ?? ''));
  const body = parsed(text);
  const status = answer.statusCode ?? 0;
  const passed = await call.gate.pass(operation, call.toGate(sent), () => ({
    status,
    headers: { 'content-type': answer.headers['content-type'] ?? '' },
    body,
  }));
  const { authorization } = answer.headers;
  if (typeof authorization === 'string')
    adopt(call.world, authorization, request.headers.authorization, sent);
  return { status, headers: answeredHeaders(answer.headers), bytes, sent, body, findings: passed.findings };
}

/** Passes an event stream through as it comes; the stream ends when either side leaves. */
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

/** Lets a login at the backend count in the mock's own world, so that calls which are not passed on know it. */
function adopt(world: World, token: string, before: string | undefined, sent: unknown): void {
  if (world.state.tokens.has(token)) return;
  const known = before === undefined ? undefined : world.state.tokens.get(before);
  const email = typeof sent === 'object' && sent !== null && 'email' in sent ? sent.email : undefined;
  const customer =
    (known === undefined ? undefined : world.state.customers.get(known.customerId)) ??
    (typeof email === 'string' ? customerWithEmail(world, email) : undefined) ??
    demoCustomerOf(world);
  keepToken(world, token, customer);
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
