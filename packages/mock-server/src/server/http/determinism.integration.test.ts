import { expect, test } from 'vitest';
import type { ContractOperation } from '../gate/contract.ts';
import { readBundle, readContract } from '../gate/contract.ts';
import { follow } from '../reference/reference-contract.ts';
import { processLimitMs, startProcess } from '../testing/testing-process.ts';

const contract = readContract(await readBundle());
const operations = contract.operations.filter((operation) => !operation.streams);
const wrongBody = { nobody_declared_this: 1 };

const examplesEach = 2;

/** Headers of the connection and the request, not of the shop. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'request-id']);

/** Two independent processes with the same arguments and the same calls. */
const words = [
  ...['--port', '0', '--clock', '2026-01-15T12:00:00Z', '--seed', 'trace', '--log', 'silent'],
  ...['--fault', 'html-500:0.1'],
];

test('[M23] the same calls get the same bytes in another process', { timeout: processLimitMs }, async () => {
  const [one, other] = [await trace(), await trace()];
  expect(one.length).toBeGreaterThan(200);
  expect(new Set(one.map((line) => line.slice(0, 3))).size).toBeGreaterThan(2);
  expect(other).toEqual(one);
});

/** Makes every call with each of its examples, as guest and as customer, valid and invalid. */
async function trace(): Promise<readonly string[]> {
  const mock = startProcess(...words);
  await mock.waitForOutput('Press Ctrl-C to stop.');
  const url = /Control\s+(http:\S+)\/__mock/.exec(mock.output())?.[1] ?? '';
  const lines: string[] = [];
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(new URL(path, url), init);
    const headers = [...response.headers].filter(([name]) => !ofConnection.has(name));
    lines.push(`${response.status} ${path} ${JSON.stringify(headers)} ${await response.text()}`);
    return response.headers.get('authorization');
  };
  const json = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ email: 'ada@example.com', password: 'volt-2026' });
  let token = '';
  while (token === '')
    token = (await ask('/api/login/login', { method: 'POST', headers: json, body: credentials })) ?? '';
  for (const [index, operation] of operations.entries()) {
    const login = { authorization: token, 'x-mock-session': index % 3 === 0 ? 'third' : 'default' };
    if (operation.method === 'GET') await ask(`${operation.path}?title=returns`, { headers: login });
    else if (operation.takesForm)
      await ask(operation.path, { method: 'POST', headers: login, body: picture() });
    else {
      for (const body of [...examplesOf(operation).slice(0, examplesEach), wrongBody]) {
        const headers = { ...json, ...login, 'idempotency-key': `trace-${lines.length % 50}-key` };
        token = (await ask(operation.path, { method: 'POST', headers, body: JSON.stringify(body) })) ?? token;
      }
    }
  }
  mock.child.kill('SIGTERM');
  await mock.waitForEnd();
  return lines;
}

function picture(): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])]), 'a.png');
  return form;
}

function examplesOf({ call }: ContractOperation): readonly unknown[] {
  const body = call.operation.requestBody;
  if (body === undefined) return [];
  const examples = follow(contract.document, body).content['application/json']?.examples ?? {};
  return Object.values(examples).map((example) => follow(contract.document, example).value);
}
