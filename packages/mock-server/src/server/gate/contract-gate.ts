// The contract gate: Prism's validation of requests and answers, and its findings as readable sentences.
// Used by `server/http` for each call and by `server/self-check`.
import { ResponseCode } from '@signal-shop/sdk/contract';
import { createLogger } from '@stoplight/prism-core';
import type { IHttpProxyConfig, IHttpRequest } from '@stoplight/prism-http';
import { createInstance } from '@stoplight/prism-http';
import { malformed } from '../../operations/dispatch/dispatch.ts';
import type { OperationAnswer } from '../../shop.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { ContractOperation } from './contract.ts';
import type { Finding } from './findings.ts';
import {
  codeOf,
  describeAnswerFindings,
  relevantFindings,
  summarize,
  toFindings,
  wrongFirst,
} from './findings.ts';
import type { CheckedRequest, GateAnswer, GateSettings } from './gate-types.ts';
import type { Preference } from './preference.ts';
import { fromPrism, toPrismAnswer, toPrismRequest } from './prism-messages.ts';
import type { PrismOperations } from './prism-operations.ts';

/** @param isChecked whether the body was found valid */
export type Work = (isChecked: boolean) => OperationAnswer;

export interface ContractGate {
  readonly settings: GateSettings;
  /**
   * Validates the request, calls the handler, validates its answer.
   * @param work null answers from the contract's examples, as plain Prism would
   * @throws RefusedRequest 404 when the contract has no such example
   */
  pass(
    operation: ContractOperation,
    request: CheckedRequest,
    work: Work | null,
    preference?: Preference | null,
  ): Promise<GateAnswer>;
}

/** The state of a request while Prism processes it. */
interface Passage {
  readonly operation: ContractOperation;
  readonly work: Work | null;
  /** Findings that Prism does not detect. */
  readonly emptyHeaders: readonly Finding[];
  findings: readonly Finding[];
  /** The handler's answer may break the contract. */
  isUnchecked: boolean;
}

const noFindings: readonly Finding[] = [];
const notImplemented = 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED';

/** Enforces the contract around the shop with Prism's core. */
export function createContractGate(operations: PrismOperations, settings: GateSettings): ContractGate {
  const config = prismConfig(settings);
  const isStrict = settings.validateRequest === 'strict';
  const looksAtRequest = settings.validateRequest !== 'off';
  const passages = new WeakMap<IHttpRequest, Passage>();

  function answerOf(passage: Passage): OperationAnswer | null {
    const { operation, work, findings } = passage;
    if (findings.length > 0 && isStrict)
      return malformed(summarize(findings), wrongFirst(findings)[0]?.field);
    return work === null ? null : work(looksAtRequest && operation.sendsJson && findings.length === 0);
  }

  const prism = createInstance(config, {
    logger: createLogger('gate', { level: 'silent' }),
    // The operation was looked up in a map already; Prism's router would match the path of every call in turn.
    route: ({ resources: [resource] }) =>
      resource === undefined
        ? { _tag: 'Left', left: new Error('The request has no operation.') }
        : { _tag: 'Right', right: resource },
    forward:
      ({ data, validations }) =>
      () =>
      async () => {
        const passage = passages.get(data);
        if (passage === undefined) throw new Error('Prism forwarded a request that the gate did not send.');
        passage.findings = joinFindings(toFindings('request', validations), passage.emptyHeaders);
        const answer = answerOf(passage);
        passage.isUnchecked = answer?.isUnchecked === true;
        if (answer !== null) return { _tag: 'Right', right: toPrismAnswer(answer) };
        const left = Object.assign(new Error('The call has no handler.'), { name: notImplemented });
        return { _tag: 'Left', left };
      },
  });

  return {
    settings,
    async pass(operation, checkedRequest, work, preference = null) {
      const resource = operations[operation.id];
      if (resource === undefined) throw new Error(`Prism does not know ${operation.id}.`);
      const request = toPrismRequest(operation, checkedRequest);
      const emptyHeaders = looksAtRequest ? emptyHeadersOf(operation, checkedRequest) : noFindings;
      const passage: Passage = { operation, work, emptyHeaders, findings: noFindings, isUnchecked: false };
      passages.set(request, passage);
      const callConfig = preference === null ? config : { ...config, mock: mockConfig(preference) };
      const result = await prism.request(request, [resource], callConfig)();
      if (result._tag === 'Left') throw withoutExample(result.left);
      const { output, validations } = result.right;
      const answer = fromPrism(output);
      if (passage.isUnchecked) return { ...answer, findings: passage.findings };
      const answerFindings = relevantFindings(toFindings('answer', validations.output), codeOf(answer.body));
      const findings = joinFindings(passage.findings, answerFindings);
      if (answerFindings.length === 0 || settings.validateResponse !== 'strict')
        return { ...answer, findings };
      const msg = describeAnswerFindings(operation, answerFindings);
      return { status: 500, headers: {}, body: { code: ResponseCode.serverError, msg }, findings };
    },
  };
}

function prismConfig(settings: GateSettings): IHttpProxyConfig {
  return {
    isProxy: true,
    upstream: new URL('http://shop.invalid'),
    upstreamProxy: undefined,
    // Prism would answer 401 and could not answer with code 1000.
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

// Prism treats an empty header as missing, and an empty idempotency key would be shared by all callers.
function emptyHeadersOf({ headerNames }: ContractOperation, { headers }: CheckedRequest): readonly Finding[] {
  const empty = headerNames.filter((name) => headers[name] === '');
  if (empty.length === 0) return noFindings;
  return empty.map((name) => ({
    side: 'request',
    field: name,
    sentence: `${name} must not be empty (header).`,
  }));
}

function withoutExample(error: Error): RefusedRequest {
  const reason = 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message;
  return new RefusedRequest(
    404,
    ResponseCode.notFound,
    `The contract has no answer for this Prefer header: ${reason || error.message}`,
  );
}

function joinFindings(one: readonly Finding[], other: readonly Finding[]): readonly Finding[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}
