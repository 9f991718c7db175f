import { createShopClient, memorySession } from '@signal-shop/sdk';
import { afterAll, beforeAll } from 'vitest';
import { demoCustomer } from '../../index.ts';
import type { MockServer } from '../start-mock-server.ts';
import type { TestPostgres } from './testing-postgres.ts';
import { startPostgres } from './testing-postgres.ts';
import { processLimitMs } from './testing-process.ts';
import { startTestServer } from './testing-server.ts';

/** Two instances of the mock server for the tests of a file, over one PostgreSQL server. */
export function startTeam() {
  let server: TestPostgres | null = null;
  let databases = 0;

  beforeAll(async () => {
    server = await startPostgres();
  }, processLimitMs);
  afterAll(() => server?.remove());

  function postgres(): TestPostgres {
    if (server === null) throw new Error('PostgreSQL starts before the tests.');
    return server;
  }

  function newDatabase(): string {
    databases += 1;
    return postgres().createDatabase(`shop${databases}`);
  }

  async function startTwo(scenario = 'cart.empty'): Promise<readonly [MockServer, MockServer]> {
    const options = { store: newDatabase(), scenario: [scenario] };
    return [await startTestServer(options), await startTestServer(options)];
  }

  return { postgres, newDatabase, startTwo };
}

export function shopAt(baseUrl: string, session: string, token?: string) {
  return createShopClient({
    baseUrl,
    headers: { 'x-mock-session': session },
    session: memorySession(token),
  });
}

type TestShop = ReturnType<typeof shopAt>;

/** @returns the token */
export async function logIn(shop: TestShop): Promise<string> {
  await shop.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  return (await shop.session.token()) ?? '';
}

export async function firstGoods(shop: TestShop): Promise<number> {
  const { msg } = await shop.listGoods({ filter: ['inStock'], page_size: 1 });
  return msg[0]?.goods_id ?? 0;
}
