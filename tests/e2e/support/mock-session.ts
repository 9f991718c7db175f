import { inject } from 'vitest';

interface Charge {
  readonly ordersn: string;
}

/** The control of one session of the mock server. */
export interface MockSession {
  readonly name: string;
  /** Changes what the session's world is like from now on; carts and orders stay. */
  readonly apply: (...scenarios: string[]) => Promise<void>;
  readonly fault: (fault: {
    operationId: string;
    kind: string;
    times?: number;
    ms?: number;
  }) => Promise<void>;
  readonly charges: () => Promise<readonly Charge[]>;
  readonly ordersChargedTwice: () => Promise<readonly string[]>;
  readonly violations: () => Promise<readonly unknown[]>;
  /** How often a call arrived. */
  readonly countCalls: (path: string) => Promise<number>;
}

export async function mockSession(name: string, scenarios: readonly string[]): Promise<MockSession> {
  const send = (path: string, body: object) => control(path, { method: 'POST', body: JSON.stringify(body) });
  const charges = async () => readList<Charge>(await control(`ledger?session=${name}`), 'charges');
  await send(`sessions/${name}/scenario`, { scenarios });
  return {
    name,
    apply: async (...names) =>
      void (await send(`sessions/${name}/scenario`, { scenarios: names, keep: true })),
    fault: async (fault) => void (await send('faults', { session: name, after: 0, times: 1, ...fault })),
    charges,
    ordersChargedTwice: async () => {
      const orders = (await charges()).map(({ ordersn }) => ordersn);
      return orders.filter((ordersn, place) => orders.indexOf(ordersn) !== place);
    },
    violations: async () => readList(await control(`violations?session=${name}`), 'violations'),
    countCalls: async (path) => {
      const calls = readList<{ path: string }>(await control(`calls?session=${name}`), 'calls');
      return calls.filter((call) => call.path === path).length;
    },
  };
}

async function control(path: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${inject('mockUrl')}/__mock/${path}`, {
    ...request,
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

function readList<Item>(answer: unknown, name: string): readonly Item[] {
  const list = answer !== null && typeof answer === 'object' ? Reflect.get(answer, name) : answer;
  if (!Array.isArray(list)) throw new Error(`The control answer has no list "${name}".`);
  return list;
}
