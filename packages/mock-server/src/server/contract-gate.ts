import { ResponseCode } from '@signal-shop/sdk/contract';
import type { OperationAnswer } from '../shop.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { CheckedRequest } from './contract-checks.ts';
import { createContractChecks } from './contract-checks.ts';
import type { Finding } from './findings.ts';
import { codeOf, describeAnswerFindings, relevantFindings, summarize, toFindings } from './findings.ts';
import type { Preference } from './preference.ts';
import type { PrismGate } from './prism-gate.ts';

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

export interface ContractGate {
  readonly settings: GateSettings;
  /** Checks the request, lets the work be done and tells it whether the body was found good, checks its answer. */
  pass(
    operation: ContractOperation,
    request: CheckedRequest,
    work: (isChecked: boolean) => OperationAnswer,
  ): GateAnswer;
  /**
   * Checks the request and answers it from the contract's examples, as plain Prism would.
   * @throws RefusedRequest 404 when the contract has no such answer
   */
  answerFromExample(
    operation: ContractOperation,
    request: CheckedRequest,
    preference: Preference,
  ): Promise<GateAnswer>;
}

/** The contract, enforced around the shop. */
export function createContractGate(contract: Contract, settings: GateSettings): ContractGate {
  const checks = createContractChecks(contract.document);
  let prism: Promise<PrismGate> | undefined;
  const looksAtRequest = settings.validateRequest !== 'off';
  const looksAtAnswer = settings.validateResponse !== 'off';

  function judge(operation: ContractOperation, answer: OperationAnswer): readonly Finding[] {
    const diagnostics = checks.answer(operation, answer);
    if (diagnostics.length === 0) return noFindings;
    return relevantFindings(toFindings('answer', diagnostics), codeOf(answer.body));
  }

  function judgeRequest(operation: ContractOperation, request: CheckedRequest): readonly Finding[] {
    const diagnostics = checks.request(operation, request);
    const empty = operation.headerNames.filter((name) => request.headers[name] === '');
    if (diagnostics.length + empty.length === 0) return noFindings;
    return [...toFindings('request', diagnostics), ...empty.map(emptyHeader)];
  }

  return {
    settings,
    pass(operation, request, work) {
      const requestFindings = looksAtRequest ? judgeRequest(operation, request) : noFindings;
      const isRefused = requestFindings.length > 0 && settings.validateRequest === 'strict';
      const isChecked = looksAtRequest && operation.sendsJson && requestFindings.length === 0;
      const answer = isRefused ? refusal(summarize(requestFindings)) : work(isChecked);
      const answerFindings = looksAtAnswer ? judge(operation, answer) : noFindings;
      const findings =
        requestFindings.length + answerFindings.length === 0
          ? noFindings
          : [...requestFindings, ...answerFindings];
      if (answerFindings.length > 0 && settings.validateResponse === 'strict') {
        const msg = describeAnswerFindings(operation, answerFindings);
        return { status: 500, headers: {}, body: { code: ResponseCode.serverError, msg }, findings };
      }
      const headers = { 'content-type': 'application/json', ...answer.headers };
      return { status: answer.status, headers, body: answer.body, findings };
    },
    async answerFromExample(operation, request, preference) {
      // Rarely asked for, and half a second to load.
      prism ??= import('./prism-gate.ts').then((module) => module.createPrismGate(contract, settings));
      return (await prism).pass(operation, request, null, preference);
    },
  };
}

const noFindings: readonly Finding[] = [];

// The checks take a header without a value for one that was not sent, and an empty key would be everybody's.
function emptyHeader(name: string): Finding {
  return { side: 'request', field: name, sentence: `${name} must not be empty (header).` };
}

function refusal(msg: string): OperationAnswer {
  return { status: 422, headers: {}, body: { code: ResponseCode.malformedRequest, msg } };
}
