import type { ControlCall } from '../../control/control-answers.ts';
import { controlPaths } from '../../control/generated/control-paths.ts';
import { controlBundleLocation, readBundle, readContract } from '../gate/contract.ts';
import { createContractGate } from '../gate/contract-gate.ts';
import { prepareOperations } from '../gate/prism-operations.ts';
import type { MockServer } from '../start-mock-server.ts';
import type { Answer } from './testing-server.ts';
import { readAnswer } from './testing-server.ts';

/** One request to the control API. */
export interface Visit {
  /** The value of the path parameter. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const controlContract = readContract(await readBundle(controlBundleLocation));

const operations = await prepareOperations(controlContract.document);

const gates = {
  right: createContractGate(operations, { validateRequest: 'strict', validateResponse: 'warn' }),
  wrong: createContractGate(operations, { validateRequest: 'off', validateResponse: 'warn' }),
} as const;

export function addressOf(call: ControlCall, { name = '', query = {} }: Visit = {}) {
  const [method = '', pattern = ''] = controlPaths[call].split(' ');
  const path = pattern.replace(/\{\w+\}/, encodeURIComponent(name));
  return { method, path, search: new URLSearchParams(query).toString() };
}

export async function visit(server: MockServer, call: ControlCall, request: Visit): Promise<Answer> {
  const { method, path, search } = addressOf(call, request);
  const { body, headers } = request;
  return readAnswer(
    await fetch(new URL(`${path}?${search}`, server.url), {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
}

/**
 * The violations of the document by an answer, and by the request unless it is invalid on purpose.
 * @returns one sentence each
 */
export async function differences(
  call: ControlCall,
  request: Visit,
  answer: Answer,
  kind: keyof typeof gates,
): Promise<readonly string[]> {
  const operation = controlContract.operations.find(({ id }) => id === call);
  if (operation === undefined) return [`${call} is not in the document.`];
  const { path } = addressOf(call, request);
  const { body, query = {} } = request;
  const { findings, status } = await gates[kind].pass(operation, { path, query, headers: {}, body }, () => ({
    status: answer.status,
    headers: {},
    body: answer.body,
  }));
  const declared = Object.hasOwn(operation.call.operation.responses, String(answer.status));
  return [
    ...(declared ? [] : [`The status ${answer.status} is not declared.`]),
    ...(status === answer.status ? [] : [`The gate answered ${status}.`]),
    ...findings.map(({ side, sentence }) => `${side}: ${sentence}`),
  ];
}
