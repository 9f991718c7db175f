import { MIMEType } from 'node:util';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { OperationAnswer } from '../../shop.ts';
import type { ContractOperation } from './contract.ts';
import type { CheckedRequest } from './gate-types.ts';

const json = 'application/json';

/** Converts a request to Prism's format, with the headers that the contract defines. */
export function toPrismRequest(
  { method, headerNames }: ContractOperation,
  { path, query, headers, body }: CheckedRequest,
): IHttpRequest {
  const contentType: Record<string, string> = body === undefined ? {} : { 'content-type': json };
  for (const name of headerNames) {
    const value = headers[name];
    if (typeof value === 'string') contentType[name] = value;
  }
  return {
    method: method === 'GET' ? 'get' : 'post',
    url: { path, query: { ...query } },
    headers: contentType,
    body,
  };
}

/** Converts an answer to Prism's format; JSON by default. */
export function toPrismAnswer({ status, headers, body }: OperationAnswer): IHttpResponse {
  const { 'content-type': type = json, ...others } = headers;
  const essence = type === json ? json : essenceOf(type);
  return {
    statusCode: status,
    headers: essence === undefined ? others : { 'content-type': essence, ...others },
    body,
  };
}

/** Converts an answer from Prism's format, with lower-case names of headers. */
export function fromPrism({ statusCode, headers = {}, body }: IHttpResponse): OperationAnswer {
  const plain: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) plain[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return { status: statusCode, headers: plain, body };
}

// A real backend can send an invalid media type, on which Prism throws.
function essenceOf(type: string): string | undefined {
  try {
    return new MIMEType(type).essence;
  } catch {
    return undefined;
  }
}
