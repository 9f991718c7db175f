import { MIMEType } from 'node:util';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { OperationAnswer } from '../../shop.ts';
import type { ContractOperation } from './contract.ts';
import type { CheckedRequest } from './gate-types.ts';

const json = 'application/json';

/** A request in Prism's words; of its headers those that the contract names. */
export function toPrismRequest(
  { method, headerNames }: ContractOperation,
  { path, query, headers, body }: CheckedRequest,
): IHttpRequest {
  const declared: Record<string, string> = body === undefined ? {} : { 'content-type': json };
  for (const name of headerNames) {
    const value = headers[name];
    if (typeof value === 'string') declared[name] = value;
  }
  return {
    method: method === 'GET' ? 'get' : 'post',
    url: { path, query: { ...query } },
    headers: declared,
    body,
  };
}

/** An answer in Prism's words; JSON unless it says otherwise. */
export function toPrismAnswer({ status, headers, body }: OperationAnswer): IHttpResponse {
  const { 'content-type': type = json, ...others } = headers;
  const essence = type === json ? json : essenceOf(type);
  return {
    statusCode: status,
    headers: essence === undefined ? others : { 'content-type': essence, ...others },
    body,
  };
}

/** Prism's answer in our words, names of headers in lower case. */
export function fromPrism({ statusCode, headers = {}, body }: IHttpResponse): OperationAnswer {
  const plain: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) plain[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return { status: statusCode, headers: plain, body };
}

// Prism throws at what is no media type; a real backend can send anything.
function essenceOf(type: string): string | undefined {
  try {
    return new MIMEType(type).essence;
  } catch {
    return undefined;
  }
}
