import { expect, test } from 'vitest';
import type { ContractOperation } from './contract.ts';
import { readBundle, readContract } from './contract.ts';
import type { CheckedRequest } from './contract-checks.ts';
import { createContractGate } from './contract-gate.ts';
import type { Finding } from './findings.ts';
import { createPrismGate } from './prism-gate.ts';
import type { ReferenceContent, ReferenceExample } from './reference/reference-contract.ts';
import { follow } from './reference/reference-contract.ts';

const contract = readContract(await readBundle());
const recording = { validateRequest: 'warn', validateResponse: 'warn' } as const;
const own = createContractGate(contract, recording);
const prism = await createPrismGate(contract, recording);
const calls = contract.operations.filter(({ streams }) => !streams);

type Body = Readonly<Record<string, unknown>>;

const odd = [null, -1, 1.5, 1e12, '', 'x'.repeat(3_000), true, [], [{}], { unexpected: 1 }];
const requestsOf = (operation: ContractOperation): CheckedRequest[] => {
  const given = examplesIn(operation.call.operation.requestBody);
  const bodies = [undefined, {}, [], 'text', 1, ...given, ...given.flatMap(spoilt)];
  const plain = { path: operation.path, query: {}, headers: {} };
  return [
    ...bodies.map((body) => ({ ...plain, body })),
    ...[
      // An empty header is for the own checks alone: Prism takes it for none.
      { 'accept-language': 'de,en;q=0.8' },
      { 'accept-language': 'x'.repeat(1_001), 'idempotency-key': 'short' },
      { 'idempotency-key': 'not one, with spaces', 'x-nobody': 'declared' },
    ].map((headers) => ({ ...plain, headers, body: given[0] })),
    ...[
      { title: 'returns' },
      { title: 'nobody' },
      { page: '2', page_size: '12', keywords: 'battery' },
      { page: 'two', page_size: '-1', keywords: 'x'.repeat(3_000), goods_kind: '9' },
      { page: '1.5', page_size: '', undeclared: 'yes' },
    ].map((query) => ({ ...plain, query, body: given[0] })),
  ];
};

test.each(calls)(
  '[M18] what Prism finds in requests of $id, the own checks find as well',
  async (operation) => {
    for (const request of requestsOf(operation)) {
      const answer = {
        status: 200,
        headers: {},
        body: examplesIn(operation.call.operation.responses[200])[0],
      };
      expect(
        sorted(own.pass(operation, request, () => answer).findings),
        JSON.stringify(request).slice(0, 500),
      ).toEqual(sorted((await prism.pass(operation, request, () => answer, null)).findings));
    }
  },
);

test.each(calls)(
  '[M18] what Prism finds in answers of $id, the own checks find as well',
  async (operation) => {
    const request = { path: operation.path, query: {}, headers: {}, body: undefined };
    for (const [status, response] of Object.entries(operation.call.operation.responses)) {
      const given = examplesIn(response);
      for (const body of [...given, ...given.flatMap(spoilt)]) {
        const answer = { status: Number(status), headers: { authorization: 'tok_0' }, body };
        expect(
          sorted(own.pass(operation, request, () => answer).findings),
          `${status} ${JSON.stringify(body).slice(0, 500)}`,
        ).toEqual(sorted((await prism.pass(operation, request, () => answer, null)).findings));
      }
    }
  },
);

test('[M18] a status and a media type that the contract does not name are found by both', async () => {
  const [operation] = calls;
  if (operation === undefined) throw new Error('The contract has no calls.');
  const request = { path: operation.path, query: {}, headers: {}, body: undefined };
  for (const answer of [
    { status: 302, headers: {}, body: {} },
    { status: 200, headers: { 'content-type': 'text/html' }, body: { code: 2, msg: 'Failed' } },
    { status: 429, headers: { 'retry-after': 'soon' }, body: { code: 9003, msg: 'Too many' } },
  ]) {
    const found = own.pass(operation, request, () => answer).findings;
    expect(found.map(({ field }) => field)).toEqual(
      (await prism.pass(operation, request, () => answer, null)).findings.map(({ field }) => field),
    );
    expect(found.length).toBeGreaterThan(0);
  }
});

function sorted(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.map(({ side, field, sentence }) => `${side} ${field}: ${sentence}`))].sort();
}

function examplesIn(
  part: { readonly content?: ReferenceContent } | { readonly $ref: string } | undefined,
): Body[] {
  if (part === undefined) return [];
  const { content } = follow<{ readonly content?: ReferenceContent }>(contract.document, part);
  return Object.values(content?.['application/json']?.examples ?? {}).flatMap((example) => {
    const { value } = follow<ReferenceExample>(contract.document, example);
    return isBody(value) ? [value] : [];
  });
}

/** The same with one thing wrong each: a field left out, one too many, and odd values wherever a value stands. */
function spoilt(body: Body): Body[] {
  return [
    { ...body, nobody_declared_this: 1 },
    ...Object.keys(body).map((name) => {
      const { [name]: _left, ...rest } = body;
      return rest;
    }),
    ...placesIn(body).map((path, index) => replaced(body, path, odd[index % odd.length])),
  ];
}

// Of a list the first entry stands for all.
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const here = path.length === 0 ? [] : [path];
  if (Array.isArray(value))
    return value.length === 0 ? here : [...here, ...placesIn(value[0], [...path, '0'])];
  if (!isBody(value)) return here;
  return [...here, ...Object.entries(value).flatMap(([name, entry]) => placesIn(entry, [...path, name]))];
}

function replaced(value: unknown, [name, ...rest]: readonly string[], replacement: unknown): Body {
  if (name === undefined) throw new Error('There is nothing to replace.');
  const inner = (entry: unknown) => (rest.length === 0 ? replacement : replaced(entry, rest, replacement));
  if (Array.isArray(value)) return Object.assign([...value], { [name]: inner(value[Number(name)]) });
  return isBody(value) ? { ...value, [name]: inner(value[name]) } : {};
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
