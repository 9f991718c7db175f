import { measuredCall } from './measured-call.ts';
import type { MeasuredServer, Program } from './measured-server.ts';
import {
  bare,
  cpuPerRequest,
  expectOk,
  median,
  mock,
  prism,
  silentMock,
  silentPrism,
  startMeasured,
  uncheckedMock,
} from './measured-server.ts';

const warmUpCalls = 8_000;
const rounds = 7;
const callsPerRound = 2_000;

const programs = {
  bare,
  unchecked: uncheckedMock,
  mock,
  silentMock,
  silentPrism,
  prism,
} satisfies Record<string, Program>;

export type CartCosts = Record<keyof typeof programs, number>;

/**
 * CPU milliseconds of the guest's cart call, the median of several rounds. All servers run and take turns, so
 * that other load on the machine affects all of them equally.
 */
export async function measureCartCall(): Promise<CartCosts> {
  const { path, body, answer } = await measuredCall();
  const call = { path, body, headers: { prefer: 'example=guest' } };
  const plain = { path, body };
  const requestFor = (name: string) => (name.toLowerCase().includes('prism') ? call : plain);
  const servers: { name: string; server: MeasuredServer; rounds: number[] }[] = [];
  try {
    for (const [name, program] of Object.entries(programs)) {
      servers.push({ name, server: await startMeasured(program, requestFor(name)), rounds: [] });
    }
    for (const { name, server } of servers) {
      await expectSameAnswer(name, (await server.send(requestFor(name))).text, answer);
      await cpuPerRequest(server, warmUpCalls, () => ask(server, requestFor(name)));
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const entry of servers) {
        const request = requestFor(entry.name);
        entry.rounds.push(await cpuPerRequest(entry.server, callsPerRound, () => ask(entry.server, request)));
      }
    }
    const cost = (name: keyof typeof programs) =>
      median(servers.find((entry) => entry.name === name)?.rounds ?? []);
    return {
      bare: cost('bare'),
      unchecked: cost('unchecked'),
      mock: cost('mock'),
      silentMock: cost('silentMock'),
      silentPrism: cost('silentPrism'),
      prism: cost('prism'),
    };
  } finally {
    for (const { server } of servers) await server.end();
  }
}

async function ask(server: MeasuredServer, request: { path: string; body: string }): Promise<void> {
  expectOk(request, await server.send(request));
}

function expectSameAnswer(name: string, actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`${name} answers something else: ${actual.slice(0, 200)}`);
}
