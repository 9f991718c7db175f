import { expect, test } from 'vitest';
import type { ControlCall } from '../../control/control-answers.ts';
import { controlPaths } from '../../control/generated/control-paths.ts';
import type { ContractOperation } from '../gate/contract.ts';
import type { ReferenceExample, ReferenceSchema } from '../reference/reference-contract.ts';
import { follow } from '../reference/reference-contract.ts';
import type { Visit } from '../testing/testing-control.ts';
import { addressOf, controlContract, differences, visit } from '../testing/testing-control.ts';
import type { RawAnswer } from '../testing/testing-server.ts';
import { sendRaw, startTestServer } from '../testing/testing-server.ts';

const calls = Object.keys(controlPaths).filter(isCall);
const withBody = controlContract.operations.filter((operation) => bodyOf(operation) !== undefined);
const withFields = withBody.filter(({ id }) => id !== 'patchState');

test.each(calls)('%s is refused without the token, and with another host', async (call) => {
  const exposedServer = await startTestServer({ host: '0.0.0.0' });
  const reachable = { ...exposedServer, url: `http://127.0.0.1:${exposedServer.port}` };
  const request = { name: '1' };
  const refusal = await visit(reachable, call, request);
  expect(refusal).toMatchObject({ status: 403, body: { msg: expect.stringContaining('x-mock-control') } });
  expect(await differences(call, request, refusal, 'wrong')).toEqual([]);

  const { method, path } = addressOf(call, request);
  const wrongHost = await sendRaw(
    await startTestServer(),
    `${method} ${path} HTTP/1.1\r\nHost: evil.test\r\n\r\n`,
  );
  expect(wrongHost).toMatchObject({ status: 421, body: { msg: expect.stringContaining('localhost') } });
  expect(await differences(call, request, asAnswer(wrongHost), 'wrong')).toEqual([]);
});

test.each(withBody.map(({ id }) => id).filter(isCall))(
  '%s refuses a malformed, too large, empty or non-JSON body as its document defines',
  async (call) => {
    const server = await startTestServer();
    const wrongRequests: readonly (Visit & { readonly status: number })[] = [
      { body: '{"session":', status: 400 },
      { body: '"text"', status: 400 },
      { body: 'null', status: 422 },
      { body: `"${'x'.repeat(1_100_000)}"`, status: 413 },
      { body: '{}', headers: { 'content-type': 'text/plain' }, status: 415 },
    ];
    for (const { status, ...wrongRequest } of wrongRequests) {
      const request = { name: orderNumber, ...wrongRequest };
      const answer = await visit(server, call, request);
      expect(answer, String(wrongRequest.body).slice(0, 20)).toMatchObject({
        status,
        body: { msg: sentence },
      });
      expect(await differences(call, request, answer, 'wrong'), String(status)).toEqual([]);
    }
  },
);

test.each(withFields)('a field of $id with a wrong type is named', async (operation) => {
  const { id } = operation;
  const server = await startTestServer();
  const fields = fieldsOf(operation);
  expect(fields.length).toBeGreaterThan(0);
  for (const { field, example, wrong } of fields) {
    const body = { ...example, [field]: wrong };
    const answer = await visit(server, exampleValues(id), { name: orderNumber, body });
    expect(answer, `${id} ${field}`).toMatchObject({
      status: 400,
      body: { msg: expect.stringMatching(new RegExp(`\\b${field}\\b`)) },
    });
  }
});

test.each(withFields)('an unknown field of $id is named', async (operation) => {
  const { id } = operation;
  const server = await startTestServer();
  const body = { ...examplesOf(operation)[0], surprise: 1 };
  expect(await visit(server, exampleValues(id), { name: orderNumber, body })).toMatchObject({
    status: 400,
    body: { msg: expect.stringContaining('surprise') },
  });
});

const orderNumber = 'SG20260111000027';
const sentence = expect.stringMatching(/^[A-Z].*\.$/s);

function bodyOf({ call: { operation } }: ContractOperation) {
  const { requestBody } = operation;
  if (requestBody === undefined) return undefined;
  return follow(controlContract.document, requestBody).content['application/json'];
}

/** Every typed field, in an example of a body that may contain it. */
function fieldsOf(operation: ContractOperation) {
  const examples = examplesOf(operation);
  const schema = resolveSchema(bodyOf(operation)?.schema ?? {});
  return (schema.oneOf ?? schema.anyOf ?? [schema]).map(resolveSchema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([field, kind]) => {
      const example = examples.find((one) => Object.keys(one).every((key) => key in properties)) ?? {};
      const { type, enum: values } = resolveSchema(kind);
      const wrong = type === 'object' ? 'wrong' : { wrong: true };
      return (type ?? values) === undefined ? [] : [{ field, example, wrong }];
    }),
  );
}

function resolveSchema(schema: ReferenceSchema): ReferenceSchema {
  return follow<ReferenceSchema>(controlContract.document, schema);
}

function examplesOf(operation: ContractOperation): readonly object[] {
  const { example, examples = {} } = bodyOf(operation) ?? {};
  const exampleValues = Object.values(examples).map(
    (one) => follow<ReferenceExample>(controlContract.document, one).value,
  );
  return [example, ...exampleValues].filter((value) => typeof value === 'object' && value !== null);
}

function asAnswer({ status, body }: RawAnswer) {
  return { status, body, headers: new Headers(), text: '' };
}

function isCall(name: string): name is ControlCall {
  return name in controlPaths;
}

function exampleValues(id: string): ControlCall {
  if (isCall(id)) return id;
  throw new Error(`${id} is not a call.`);
}

test.each([
  ['turnClock', { advance: '1h' }, 'advance must be a number of milliseconds.'],
  [
    'turnClock',
    { set: 'yesterday' },
    'set must be "real", milliseconds since 1970 or a moment such as "2026-',
  ],
  ['planFault', { operationId: 'getCarts', kind: 'reset' }, 'Did you mean getCart?'],
  ['awaitCall', { operationId: 'getCarts' }, 'Did you mean getCart?'],
] as const)('%s of %j is refused with the values that it takes', async (call, body, sentence) => {
  const { status, body: refused } = await visit(await startTestServer(), call, { body });
  expect({ status, refused }).toMatchObject({
    status: 400,
    refused: { msg: expect.stringContaining(sentence) },
  });
});
