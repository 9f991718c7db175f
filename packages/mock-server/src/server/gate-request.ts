import type { IncomingHttpHeaders } from 'node:http';
import type { IHttpRequest } from '@stoplight/prism-http';
import type { ContractOperation } from './contract.ts';
import type { RequestTarget } from './request-target.ts';

/** A request as the gate reads it. */
export function gateRequest(
  operation: ContractOperation,
  target: RequestTarget,
  headers: IncomingHttpHeaders,
  body: unknown,
): IHttpRequest {
  return {
    method: operation.resource.method === 'get' ? 'get' : 'post',
    url: { path: target.path, query: target.query },
    headers: declaredHeaders(operation, headers, body),
    body,
  };
}

// What the contract does not name is no matter of the gate; the media type was judged already.
function declaredHeaders(
  operation: ContractOperation,
  headers: IncomingHttpHeaders,
  body: unknown,
): Record<string, string> {
  const declared: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  for (const name of operation.headerNames) {
    const value = headers[name];
    if (typeof value === 'string') declared[name] = value;
  }
  return declared;
}
