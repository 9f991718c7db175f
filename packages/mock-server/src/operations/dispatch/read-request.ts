import { operations, streams } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { OperationRequest } from './dispatch.ts';
import { formBufferBytes, formMaximumBytes, isFormType, readForm, truncatedForm } from './read-form.ts';
import { readLocale } from './request-locale.ts';

/** The result of routing and parsing a request. */
export type ReadRequest =
  | { readonly kind: 'call'; readonly call: Omit<OperationRequest, 'session'> }
  | { readonly kind: 'stream'; readonly operationId: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly reason: RefusalName;
      readonly headers: Record<string, string>;
    };

const bodyMaximumCharacters = 65_536;

interface Route {
  readonly operationId: string;
  readonly kind: 'call' | 'stream';
  /** The body is a form, not JSON. */
  readonly takesForm: boolean;
}

const routes = new Map<string, Route>();
const methods = new Map<string, string>();
for (const [operationId, { method, path, body }] of Object.entries(operations)) {
  addRoute(method, path, { operationId, kind: 'call', takesForm: body === 'multipart' });
}
for (const [operationId, { method, path }] of Object.entries(streams)) {
  addRoute(method, path, { operationId, kind: 'stream', takesForm: false });
}

/** Routes a request and parses its body, as the HTTP server does. */
export async function readRequest(request: Request): Promise<ReadRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const route = routes.get(`${request.method} ${pathname}`);
  if (route === undefined) return unknownRoute(pathname);
  if (route.kind === 'stream') return { kind: 'stream', operationId: route.operationId };
  const body = await (route.takesForm ? readFormBody(request) : readBody(request));
  if (body.status !== 'read') return refusal(body.httpStatus, body.reason);
  const { headers } = request;
  return {
    kind: 'call',
    call: {
      operationId: route.operationId,
      body: body.value,
      query: Object.fromEntries(searchParams),
      token: headers.get('authorization'),
      locale: readLocale(headers.get('accept-language')),
      shipTo: headers.get('ship-to'),
      idempotencyKey: headers.get('idempotency-key'),
      userAgent: headers.get('user-agent'),
    },
  };
}

type Body =
  | { readonly status: 'read'; readonly value: unknown }
  | { readonly status: 'refused'; readonly httpStatus: number; readonly reason: RefusalName };

async function readBody(request: Request): Promise<Body> {
  const text = request.method === 'GET' ? '' : await request.text();
  if (text === '') return { status: 'read', value: undefined };
  if (text.length > bodyMaximumCharacters) return refusedBody(413, 'payloadTooLarge');
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return refusedBody(415, 'unsupportedMediaType');
  try {
    return { status: 'read', value: JSON.parse(text) };
  } catch {
    return refusedBody(400, 'malformedRequest');
  }
}

async function readFormBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  if (!isFormType(type)) return refusedBody(415, 'unsupportedMediaType');
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > formMaximumBytes) return refusedBody(413, 'payloadTooLarge');
  if (bytes.length > formBufferBytes) return { status: 'read', value: truncatedForm() };
  const form = await readForm(bytes, type);
  return form.status === 'broken'
    ? refusedBody(400, 'malformedRequest')
    : { status: 'read', value: form.fields };
}

function unknownRoute(path: string): ReadRequest {
  const allowed = methods.get(path);
  return allowed === undefined
    ? refusal(404, 'notFound')
    : { ...refusal(405, 'notFound'), headers: { allow: allowed } };
}

function refusal(status: number, reason: RefusalName): Extract<ReadRequest, { kind: 'refused' }> {
  return { kind: 'refused', status, reason, headers: {} };
}

function refusedBody(httpStatus: number, reason: RefusalName): Body {
  return { status: 'refused', httpStatus, reason };
}

function addRoute(method: string, path: string, route: Route): void {
  routes.set(`${method.toUpperCase()} ${path}`, route);
  methods.set(path, method.toUpperCase());
}
