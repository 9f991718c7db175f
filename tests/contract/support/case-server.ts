import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { onTestFinished } from 'vitest';
import type { CaseShop } from '../../../scripts/examples/run-case.ts';

export interface CaseServer extends CaseShop {
  /** Returns the contract violations of requests and responses. */
  readonly violations: () => Promise<unknown>;
}

/** Starts a mock server for one test, with the contract gate and the clock of the examples. */
export async function startCaseServer(scenarios: readonly string[] = []): Promise<CaseServer> {
  const server = await startMockServer({
    port: 0,
    clock: '2026-01-15T12:00:00Z',
    scenario: scenarios,
    log: logNothing,
  });
  onTestFinished(() => server.close());
  return {
    baseUrl: server.url,
    fetch,
    turn: async (names) => {
      const address = new URL('/__mock/sessions/default/scenario', server.url);
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ scenarios: names.split(','), keep: true }),
      });
      if (!answer.ok) throw new Error(`The scenarios ${names} were refused: ${await answer.text()}`);
    },
    violations: async () => (await fetch(new URL('/__mock/violations', server.url))).json(),
  };
}
