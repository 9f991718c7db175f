import { posix } from 'node:path';
import { readReferenceDocument, referenceFiles } from '@signal-shop/mock-server/server';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { ContractCall } from './support/bundle.ts';
import { contractCalls } from './support/bundle.ts';
import { typeFaults } from './support/type-check.ts';

interface Sample {
  readonly lang: string;
  readonly source: string;
}

const reference = await readReferenceDocument();

test.each(contractCalls)('[API-01] the reference describes $id and has a code sample', (call) => {
  const { summary = '', description = '' } = operationOf(call);
  expect(summary.length, 'summary').toBeGreaterThan(5);
  expect(description.length, 'description').toBeGreaterThan(10);
  expect(samplesOf(call).map(({ lang }) => lang)).toEqual(['typescript']);
});

test.each(contractCalls)("[API-01] the reference shows $id's request and responses", (call) => {
  if (call.takesBody) expect(call.requests.map(({ name }) => name)).toContain('success');
  if (!call.streams) expect(call.answers.map(({ name }) => name)).toContain('success');
});

test('[API-01] every code sample of the reference compiles against the SDK', async () => {
  const programs = contractCalls.map((call) => [`${call.id}.ts`, sourceOf(call)] satisfies [string, string]);
  expect(await typeFaults(new Map(programs))).toEqual([]);
  const [call] = contractCalls;
  const brokenSource = sourceOf(call).replace(`shop.${call?.id}(`, 'shop.noSuchCall(');
  expect(await typeFaults(new Map([['wrong.ts', brokenSource]]))).toHaveLength(1);
});

test('[ERR-01] the error table has every code with its name, and links to existing calls', () => {
  const { description = '' } = reference.info;
  const rows = [...description.matchAll(/^\| `(\d+)` `(\w+)` \| (.+?) \| (.+) \|$/gm)];
  expect(rows.map(([, code, name]) => [name, Number(code)])).toEqual(Object.entries(ResponseCode));
  for (const [, code, , sentence = ''] of rows) {
    if (Number(code) !== ResponseCode.success) expect(sentence, code).toMatch(/^“.+” \S/);
  }
  const ids = contractCalls.map(({ id }) => id);
  const links = [...description.matchAll(/\]\(#tag\/[\w-]+\/(\w+)\)/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(20);
  expect(ids).toEqual(expect.arrayContaining(links));
});

test('the page loads only its own files', async () => {
  const names = referenceFiles.map(({ name }) => name);
  const [page] = await Promise.all(referenceFiles.slice(0, 1).map(({ text }) => text()));
  const resources = [...load(page ?? '')('script[src], link')].map(
    ({ attribs }) => attribs.src ?? attribs.href ?? '',
  );
  const files = resources
    .filter((address) => address !== 'data:,')
    .map((address) => posix.normalize(address));
  expect(files.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(files));
});

function operationOf({ path, method }: ContractCall) {
  const operation = reference.paths[path]?.[method];
  if (operation === undefined) throw new Error(`The reference lacks ${method} ${path}.`);
  return operation;
}

function samplesOf(call: ContractCall): readonly Sample[] {
  const samples: unknown = Reflect.get(operationOf(call), 'x-codeSamples');
  return Array.isArray(samples) ? samples : [];
}

function sourceOf(call: ContractCall | undefined): string {
  if (call === undefined) throw new Error('The contract has no call.');
  return samplesOf(call)[0]?.source ?? '';
}
