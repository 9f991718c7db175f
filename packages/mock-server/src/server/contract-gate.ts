import { ResponseCode } from '@signal-shop/sdk/contract';
import { createLogger } from '@stoplight/prism-core';
import type { IHttpProxyConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { createInstance } from '@stoplight/prism-http';
import type { ContractOperation } from './contract.ts';
import type { Diagnostic, Finding } from './findings.ts';
import { describeAnswerFindings, relevantFindings, summarize, toFindings } from './findings.ts';
import type { Preference } from './preference.ts';
import { RefusedRequest } from './refused-request.ts';

/** `strict` refuses what breaks the contract, `warn` only records it, `off` does not look. */
export type Checking = 'strict' | 'warn' | 'off';

export interface GateSettings {
  validateRequest: Checking;
  validateResponse: Checking;
}

export interface GateAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  findings: readonly Finding[];
}

export type Work = () => IHttpResponse | Promise<IHttpResponse>;

export interface ContractGate {
  readonly settings: GateSettings;
  /** Checks the request, lets the work be done, checks its answer. With a preference the contract's example answers instead. */
  pass(
    operation: ContractOperation,
    request: IHttpRequest,
    work: Work,
    preference: Preference | null,
  ): Promise<GateAnswer>;
}

interface PendingCall {
  work: Work;
  answersFromExample: boolean;
}

const notImplemented = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED';

/** The contract, enforced by Prism's core around the shop. */
export function createContractGate(settings: GateSettings): ContractGate {
  const config = prismConfig(settings);
  const requestFindings = (request: IHttpRequest, diagnostics: readonly Diagnostic[]) =>
    settings.validateRequest === 'off'
      ? []
      : [...toFindings('request', diagnostics), ...emptyHeaders(request)];
  const pending = new WeakMap<IHttpRequest, PendingCall>();
  const logger = createLogger('gate', { level: 'silent' });
  // Prism makes two child loggers for each request, and none of them ever says a word here.
  const prism = createInstance(config, {
    logger: Object.assign(logger, { child: () => logger }),
    // The call was found in a map already; Prism's own router reads the path of every call in a row.
    route: ({ resources: [resource] }) =>
      resource === undefined
        ? { _tag: 'Left', left: new Error('The gate was given no call.') }
        : { _tag: 'Right', right: resource },
    forward:
      ({ data, validations }) =>
      () =>
      async () => {
        const call = pending.get(data);
        if (call === undefined)
          return { _tag: 'Left', left: new Error('The gate does not know this request.') };
        const differences = requestFindings(data, validations);
        if (differences.length > 0 && settings.validateRequest === 'strict') {
          return { _tag: 'Right', right: refusal(summarize(differences)) };
        }
        if (call.answersFromExample) {
          return {
            _tag: 'Left',
            left: Object.assign(new Error('Answered from an example.'), { name: notImplemented }),
          };
        }
        return { _tag: 'Right', right: await call.work() };
      },
  });

  return {
    settings,
    async pass(operation, request, work, preference) {
      pending.set(request, { work, answersFromExample: preference !== null });
      const callConfig = preference === null ? config : { ...config, mock: mockConfig(preference) };
      const result = await prism.request(request, [operation.resource], callConfig)();
      if (result._tag === 'Left') throw exampleFailure(result.left, preference);
      const { output, validations } = result.right;
      const answerFindings = relevantFindings(toFindings('answer', validations.output), codeOf(output.body));
      const findings = [...requestFindings(request, validations.input), ...answerFindings];
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

// Prism takes a header without a value for one that was not sent, and an empty key would be everybody's.
function emptyHeaders({ headers = {} }: IHttpRequest): Finding[] {
  return Object.entries(headers)
    .filter(([, value]) => value === '')
    .map(([name]) => ({ side: 'request', field: name, sentence: `${name} must not be empty (header).` }));
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

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

function plainHeaders(headers: IHttpResponse['headers']): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) {
    plain[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return plain;
}
