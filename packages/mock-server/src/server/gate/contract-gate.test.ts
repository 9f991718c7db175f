import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { expect, test } from 'vitest';
import type {
  ReferenceCall,
  ReferenceExample,
  ReferenceMedia,
  ReferenceResponse,
  ReferenceSchema,
} from '../reference/reference-contract.ts';
import { follow } from '../reference/reference-contract.ts';
import type { ContractOperation } from './contract.ts';
import { readBundle, readContract } from './contract.ts';
import { createContractGate } from './contract-gate.ts';
import type { Finding } from './findings.ts';
import { readOperations } from './prism-operations.ts';

const contract = readContract(await readBundle());
const operations = await readOperations();
const gate = createContractGate(operations, { validateRequest: 'strict', validateResponse: 'strict' });
const lenient = createContractGate(operations, { validateRequest: 'off', validateResponse: 'warn' });
const answeredOperations = contract.operations.filter((operation) => !operation.streams);
const failure = { code: 2, msg: 'Failed' };
const tooMany = { code: 9006, msg: 'Too many' };
const withBody = answeredOperations.filter(({ method, takesForm }) => method === 'POST' && !takesForm);

test.each(answeredOperations.map((operation) => operation.id))(
  '[M18] every example of %s is valid',
  async (id) => {
    const operation = operationOf(id);
    for (const [name, answer] of answersOf(operation)) {
      expect(await findingsOf(operation, answer), `${id}, example ${name}`).toEqual([]);
    }
  },
);

test.each(answeredOperations.map((operation) => operation.id))(
  'detects an answer of %s without a required field',
  async (id) => {
    const operation = operationOf(id);
    for (const [name, answer] of answersOf(operation)) {
      for (const field of requiredFields(operation, answer)) {
        const { [field]: _value, ...rest } = answer;
        expect(await findingsOf(operation, rest), `${id}, example ${name} without ${field}`).not.toEqual([]);
      }
    }
  },
);

test.each(answeredOperations.map((operation) => operation.id))(
  'detects an answer of %s with a value of the wrong type',
  async (id) => {
    const operation = operationOf(id);
    for (const [name, answer] of answersOf(operation)) {
      for (const path of leavesOf(answer)) {
        const wrongAnswer = withReplacement(answer, path, { unexpected: true });
        expect(
          await findingsOf(operation, wrongAnswer),
          `${id}, example ${name}, ${path.join('.')}`,
        ).not.toEqual([]);
      }
    }
  },
);

test.each(withBody.map((operation) => operation.id))(
  'refuses a request of %s with a field of the wrong type',
  async (id) => {
    const operation = operationOf(id);
    const fields = Object.keys(requestFields(operation));
    for (const field of [...fields, 'nobody_declared_this']) {
      const answer = await gate.pass(
        operation,
        requestOf(operation, { [field]: { unexpected: true } }),
        unreachable,
      );
      expect(answer.status, `${id}, ${field}`).toBe(422);
      expect(answer.body, `${id}, ${field}`).toMatchObject({
        code: 9001,
        msg: expect.stringContaining(field),
      });
    }
  },
);

test('an answer that violates the contract is replaced by an error that names the field', async () => {
  const operation = operationOf('addCartItem');
  const answer = await gate.pass(operation, requestOf(operation, { id: 2103, goods_number: 1 }), () => ({
    status: 200,
    headers: {},
    body: { code: 1, msg: 'Added' },
  }));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    code: 9005,
    msg: "The mock's answer to addCartItem breaks the contract: number is missing.",
  });
});

test.each([
  ['a status', { status: 302, headers: {}, body: {} }],
  ['a media type', { status: 200, headers: { 'content-type': 'text/html' }, body: failure }],
  ['what is no media type', { status: 200, headers: { 'content-type': 'html;' }, body: failure }],
  ['the value of a header', { status: 429, headers: { 'retry-after': 'soon' }, body: tooMany }],
])('[M18] detects %s that the contract does not define', async (_what, answer) => {
  const operation = operationOf('addCartItem');
  const { findings } = await lenient.pass(operation, requestOf(operation, {}), () => answer);
  expect(findings).toHaveLength(1);
});

test.each([
  ['addCartItem', { headers: { 'idempotency-key': 'short' } }, /^idempotency-key must .+ \(header\)\.$/],
  ['addCartItem', { headers: { 'idempotency-key': '' } }, /^idempotency-key must not be empty \(header\)\.$/],
  ['addCartItem', { headers: { 'accept-language': 'x'.repeat(1_001) } }, /^accept-language must /],
  ['getTerm', { query: { title: 'x'.repeat(1_001) } }, /^title must have at most .+ \(query\)\.$/],
  ['getTerm', { query: {} }, /^title is missing \(query\)\.$/],
])('[M18] a request of %s with %j is refused with a message that names it', async (id, part, sentence) => {
  const operation = operationOf(id);
  const body = operation.method === 'GET' ? undefined : { id: 2103, goods_number: 1 };
  const request = { path: operation.path, query: {}, headers: {}, body, ...part };
  const { status, body: refusal } = await gate.pass(operation, request, unreachable);
  const field = id === 'getTerm' ? 'title' : expect.stringMatching(/^(idempotency-key|accept-language)$/);
  const named = { code: 9001, msg: expect.stringMatching(sentence), field };
  expect([status, refusal]).toEqual([422, named]);
});

test('a call without a handler is answered from an example, an invalid one refused', async () => {
  const operation = operationOf('addCartItem');
  const [example] = answersOf(operation);
  const valid = await gate.pass(operation, requestOf(operation, { id: 2103, goods_number: 1 }), null);
  expect([valid.status, valid.body]).toEqual([200, example?.[1]]);
  const wrongRequest = await gate.pass(operation, requestOf(operation, { id: '2103' }), null);
  expect(wrongRequest.status).toBe(422);
});

function operationOf(id: string): ContractOperation {
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  return operation;
}

type Body = Record<string, unknown>;

function answersOf({ call }: ContractOperation): [string, Body][] {
  return Object.entries(answerContent(call).examples ?? {}).flatMap(([name, example]) => {
    const { value } = follow<ReferenceExample>(contract.document, example);
    return isRecord(value) ? [[name, value]] : [];
  });
}

// The required fields of the union's member for this code.
function requiredFields({ call }: ContractOperation, answer: Body): readonly string[] {
  const required = answerContent(call).schema?.oneOf?.[0]?.required ?? [];
  return answer.code === 1 && required.length > 0 ? required : ['code', 'msg'];
}

function answerContent({ operation }: ReferenceCall): ReferenceMedia {
  const answer = operation.responses['200'];
  if (answer === undefined) return {};
  return follow<ReferenceResponse>(contract.document, answer).content?.['application/json'] ?? {};
}

function requestFields({ call }: ContractOperation): object {
  const body = call.operation.requestBody;
  const schema = body && follow(contract.document, body).content['application/json']?.schema;
  return schema === undefined ? {} : (follow<ReferenceSchema>(contract.document, schema).properties ?? {});
}

function requestOf(operation: ContractOperation, body: Body) {
  return {
    path: operation.path,
    query: {},
    headers: { 'content-type': 'application/json' },
    body,
  };
}

async function findingsOf(operation: ContractOperation, body: unknown): Promise<readonly Finding[]> {
  const answer = await lenient.pass(operation, requestOf(operation, {}), () => ({
    status: 200,
    headers: {},
    body,
  }));
  return answer.findings;
}

function unreachable(): never {
  throw new Error('An invalid request reached the shop.');
}

// The first entry represents a list.
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (Array.isArray(value)) return value.length === 0 ? [] : leavesOf(value[0], [...path, '0']);
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, [...path, name]));
  return [path];
}

function withReplacement(value: unknown, [name, ...rest]: string[], replacement: Body): unknown {
  if (name === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((entry, index) =>
      String(index) === name ? withReplacement(entry, rest, replacement) : entry,
    );
  if (isRecord(value)) return { ...value, [name]: withReplacement(value[name], rest, replacement) };
  return value;
}
