import { ResponseCode } from '@signal-shop/sdk/contract';
import { createLogger } from '@stoplight/prism-core';
import type { IHttpProxyConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { OperationAnswer } from '../shop.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { CheckedRequest } from './contract-checks.ts';
import type { GateAnswer, GateSettings } from './contract-gate.ts';
import { codeOf, describeAnswerFindings, relevantFindings, summarize, toFindings } from './findings.ts';
import type { Preference } from './preference.ts';
import { RefusedRequest } from './refused-request.ts';

/** Prism's own core around the shop: it knows how to answer from examples, and what it finds the own checks must find. */
export interface PrismGate {
  /** @param work null answers from the contract's examples */
  pass(
    operation: ContractOperation,
    request: CheckedRequest,
    work: (() => OperationAnswer) | null,
    preference: Preference | null,
  ): Promise<GateAnswer>;
}

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
type Work = (() => OperationAnswer) | null;

const notImplemented = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED';
const read = new WeakMap<Contract, Promise<ReadonlyMap<string, PrismOperation>>>();

// Servers of one process share it: reading the contract takes Prism a while.
function prismOperations(contract: Contract): Promise<ReadonlyMap<string, PrismOperation>> {
  const known = read.get(contract);
  if (known !== undefined) return known;
  // Prism writes into the document that it reads.
  const reading = getHttpOperationsFromSpec(structuredClone(contract.document)).then(
    (operations) => new Map(operations.map((operation) => [operation.iid ?? '', withoutForm(operation)])),
  );
  read.set(contract, reading);
  return reading;
}

export async function createPrismGate(contract: Contract, settings: GateSettings): Promise<PrismGate> {
  const config = prismConfig(settings);
  const operations = await prismOperations(contract);
  const pending = new WeakMap<IHttpRequest, { work: Work }>();
  const prism = createInstance(config, {
    logger: createLogger('gate', { level: 'silent' }),
    // The call was found in a map already; Prism's own router reads the path of every call in a row.
    route: ({ resources: [resource] }) =>
      resource === undefined
        ? { _tag: 'Left', left: new Error('The gate was given no call.') }
        : { _tag: 'Right', right: resource },
    forward:
      ({ data, validations }) =>
      () =>
      async () => {
        if (validations.length > 0 && settings.validateRequest === 'strict') {
          return { _tag: 'Right', right: refusal(summarize(toFindings('request', validations))) };
        }
        const work = pending.get(data)?.work ?? null;
        if (work !== null) return { _tag: 'Right', right: toPrism(work()) };
        return {
          _tag: 'Left',
          left: Object.assign(new Error('Answered from an example.'), { name: notImplemented }),
        };
      },
  });

  return {
    async pass(operation, checked, work, preference) {
      const resource = operations.get(operation.id);
      if (resource === undefined) throw new Error(`Prism does not know ${operation.id}.`);
      const request = toPrismRequest(operation, checked);
      pending.set(request, { work });
      const callConfig = preference === null ? config : { ...config, mock: mockConfig(preference) };
      const result = await prism.request(request, [resource], callConfig)();
      if (result._tag === 'Left') throw exampleFailure(result.left, preference);
      const { output, validations } = result.right;
      const answerFindings = relevantFindings(toFindings('answer', validations.output), codeOf(output.body));
      const findings = [...toFindings('request', validations.input), ...answerFindings];
      if (answerFindings.length > 0 && settings.validateResponse === 'strict') {
        const msg = describeAnswerFindings(operation, answerFindings);
        return { status: 500, headers: {}, body: { code: ResponseCode.serverError, msg }, findings };
      }
      return {
        status: output.statusCode,
        headers: plainHeaders(output.headers),
        body: output.body,
        findings,
      };
    },
  };
}

function prismConfig(settings: GateSettings): IHttpProxyConfig {
  return {
    isProxy: true,
    upstream: new URL('http://shop.invalid'),
    upstreamProxy: undefined,
    // Prism would answer 401 and could never say code 1000.
    checkSecurity: false,
    validateRequest: settings.validateRequest !== 'off',
    validateResponse: settings.validateResponse !== 'off',
    errors: true,
    mock: { dynamic: false },
  };
}

function mockConfig(preference: Preference): IHttpProxyConfig['mock'] {
  return {
    dynamic: preference.dynamic,
    ...(preference.code === null ? {} : { code: preference.code }),
    ...(preference.example === null ? {} : { exampleKey: preference.example }),
  };
}

function toPrismRequest(
  operation: ContractOperation,
  { path, query, headers, body }: CheckedRequest,
): IHttpRequest {
  const declared: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  for (const name of operation.headerNames) {
    const value = headers[name];
    if (typeof value === 'string') declared[name] = value;
  }
  return {
    method: operation.method === 'GET' ? 'get' : 'post',
    url: { path, query: { ...query } },
    headers: declared,
    body,
  };
}

function toPrism({ status, headers, body }: OperationAnswer): IHttpResponse {
  return { statusCode: status, headers: { 'content-type': 'application/json', ...headers }, body };
}

// Prism would change the bytes of a form; the shop reads it by itself.
function withoutForm(resource: PrismOperation): PrismOperation {
  const { request } = resource;
  const isForm = (request?.body?.contents ?? []).some(({ mediaType }) => mediaType === 'multipart/form-data');
  if (request === undefined || !isForm) return resource;
  const { body: _form, ...rest } = request;
  return { ...resource, request: rest };
}

function refusal(msg: string): IHttpResponse {
  return {
    statusCode: 422,
    headers: { 'content-type': 'application/json' },
    body: { code: ResponseCode.malformedRequest, msg },
  };
}

function exampleFailure(error: Error, preference: Preference | null): Error {
  if (preference === null) return error;
  const reason = 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message;
  return new RefusedRequest(
    404,
    ResponseCode.notFound,
    `The contract has no answer for this Prefer header: ${reason || error.message}`,
  );
}

function plainHeaders(headers: IHttpResponse['headers']): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) {
    plain[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return plain;
}
