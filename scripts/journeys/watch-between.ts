import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import type { Fetch } from '@signal-shop/sdk';
import { photographs } from '../../packages/mock-server/src/server/files/photographs.ts';
import { caseShop } from '../examples/answered-examples.ts';
import { endedLoginCases, exampleCases } from '../examples/cases.ts';
import type { ExampleCase } from '../examples/example-case.ts';
import type { CaseShop } from '../examples/run-case.ts';
import { runCase, scenariosOf } from '../examples/run-case.ts';
import { contractBundle } from '../generate/generated-files.ts';
import { isUpload } from './uploads.ts';
import type { Verdict } from './verdict.ts';

/** Makes the calls of every example with the SDK through Prism, which responds with 500 to any violation. */
export async function watchBetween(mockUrl: string): Promise<Verdict> {
  const port = await freePort();
  const prism = spawn('prism', ['proxy', contractBundle, mockUrl, '--errors', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(prism, 'exit');
  try {
    await waitUntilListening(prism.stdout);
    prism.stdout.resume();
    const findings: string[] = [];
    const cases = [...exampleCases, ...endedLoginCases('getUserInfo')];
    for (const one of cases) findings.push(...(await differences(one, mockUrl, `http://127.0.0.1:${port}`)));
    return {
      name: 'prism proxy --errors',
      passed: cases.length - findings.length,
      total: cases.length,
      unit: 'answers',
      findings,
    };
  } finally {
    prism.kill();
    await exit;
  }
}

/** The difference that Prism makes in a response; none if the response conforms to the contract. */
async function differences(one: ExampleCase, mockUrl: string, proxyUrl: string): Promise<string[]> {
  const title = `${one.call}, ${one.name}`;
  try {
    await steer(mockUrl, scenariosOf(one).join(','), false);
    const { status, body } = await runCase(one, shopBehind(mockUrl, proxyUrl));
    const expected = await runCase(one, caseShop(one, { photographs }));
    if (status === expected.status && isDeepStrictEqual(body, expected.body)) return [];
    return [`${title}: ${status} ${JSON.stringify(body).slice(0, 600)}`];
  } catch (error) {
    return [`${title}: ${String(error)}`];
  }
}

function shopBehind(mockUrl: string, proxyUrl: string): CaseShop {
  // Prism reads a file as text and forwards more bytes than it received.
  const fetchThroughProxy: Fetch = (url, init) =>
    fetch(isUpload(url) ? url.replace(proxyUrl, mockUrl) : url, init);
  return {
    baseUrl: proxyUrl,
    fetch: fetchThroughProxy,
    turn: (scenarios) => steer(mockUrl, scenarios, true),
  };
}

async function steer(mockUrl: string, scenarios: string, keep: boolean): Promise<void> {
  const names = scenarios.split(',').filter((name) => name !== '');
  const answer = await fetch(new URL('/__mock/sessions/default/scenario', mockUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenarios: names, keep }),
  });
  if (!answer.ok) throw new Error(`The scenarios ${scenarios} were refused: ${await answer.text()}`);
}

async function waitUntilListening(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface(output)) if (line.includes('is listening')) return;
  throw new Error('Prism ended before it listened.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
