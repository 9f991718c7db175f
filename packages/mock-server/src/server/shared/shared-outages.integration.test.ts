import { expect, onTestFinished, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { describeWithPostgres } from '../testing/testing-postgres.ts';
import { processLimitMs, startProcess } from '../testing/testing-process.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';
import { firstGoods, logIn, shopAt, startTeam } from '../testing/testing-team.ts';
import { openSessionDatabase } from './session-database.ts';
import { shareSessions } from './shared-store.ts';

test('a database that cannot be reached prevents the start with a message', async () => {
  await expect(startTestServer({ store: 'postgres://mock@127.0.0.1:1/shop' })).rejects.toThrow(
    /^The database of the sessions cannot be used: .*ECONNREFUSED/,
  );
});

describeWithPostgres('outages and limits of a shared store', testOutages);

function testOutages(): void {
  const { postgres, newDatabase, startTwo } = startTeam();

  test('kill −9 of one in the middle of writes loses nothing that was answered', {
    timeout: processLimitMs,
  }, async () => {
    const store = newDatabase();
    const [a, b] = await Promise.all([startInstance(store), startInstance(store)]);
    const names = ['one', 'two', 'three'];
    const answered = new Map(names.map((name) => [name, 0]));
    let remaining = 25;
    await Promise.allSettled(
      names.map(async (name) => {
        const shop = shopAt(a.url, name);
        await logIn(shop);
        const { msg: goods } = await shop.listGoods({ filter: ['inStock'], page_size: 40 });
        for (const { goods_id: id } of goods) {
          answered.set(name, (await shop.addCartItem({ id, goods_number: 1 })).number);
          remaining -= 1;
          if (remaining === 0) a.kill();
        }
      }),
    );
    expect(remaining).toBeLessThanOrEqual(0);
    for (const [name, number] of answered) {
      const shop = shopAt(b.url, name);
      await logIn(shop);
      const cart = await shop.getCart();
      expect(cart.number).toBeGreaterThanOrEqual(number);
      expect(cart.number).toBeLessThanOrEqual(number + 1);
    }
  });

  test('the sessions of both instances have one limit, and so has the size of each', async () => {
    const shop = createShop();
    const database = await openSessionDatabase(newDatabase(), 'format');
    onTestFinished(() => database.close());
    const store = shareSessions(shop, database, { sessions: 2, characters: 1_000_000 });
    const use = async (session: string) =>
      store.use(session, () => void shop.world(session).clock.advance(1));
    await use('one');
    await use('two');
    await expect(use('three')).rejects.toThrow('There are 2 sessions already');
    await use('two');
    const note = 'x'.repeat(1_000_000);
    const grow = async () => store.use('one', () => void shop.world('one').count(note));
    await expect(grow()).rejects.toThrow('The session one would be larger than 1000000 characters.');
    await store.use('one', () => expect(shop.world('one').snapshot()).not.toContain(note));
  });

  test('a session whose world was evicted, also while its row is read, has its stored state in the next call', async () => {
    // Every session counts as idle, so the second one evicts the first.
    const shop = createShop({ sessionsMaximum: 1, idleMs: -1 });
    const database = await openSessionDatabase(newDatabase(), 'format');
    onTestFinished(() => database.close());
    let isEvicting = false;
    const store = shareSessions(shop, {
      ...database,
      lock: (session, work) =>
        database.lock(session, (row) => {
          const read = async (known: string | null) => {
            const found = await row.read(known);
            if (isEvicting) shop.end(session);
            return found;
          };
          return work({ ...row, read });
        }),
    });
    const count = (session: string) => store.use(session, () => shop.world(session).count('test'));
    expect(await count('one')).toBe(1);
    expect(await count('two')).toBe(1);
    expect(shop.sessions()).toEqual(['two']);
    expect(await count('one')).toBe(2);
    isEvicting = true;
    expect(await count('one')).toBe(3);
  });

  test('without the database calls get 503 and a sentence, and nothing of them remains when it is back', {
    timeout: processLimitMs,
  }, async () => {
    const [a, b] = await startTwo();
    const shop = shopAt(a.url, 'team');
    const token = await logIn(shop);
    const id = await firstGoods(shop);
    await shop.addCartItem({ id, goods_number: 1 });
    await postgres().stop();
    const headers = { authorization: token, 'x-mock-session': 'team' };
    const down = {
      status: 503,
      body: { msg: expect.stringMatching(/^The database of the sessions cannot be used/) },
    };
    const write = () => post(a, '/api/product/addCart', { id, goods_number: 1 }, headers);
    expect(await write()).toMatchObject(down);
    expect(await post(b, '/api/product/getGoodsCart', {}, headers)).toMatchObject(down);
    expect(await get(b, '/__mock/clock?session=team')).toMatchObject(down);
    await postgres().start();
    for (const server of [a, b])
      expect((await post(server, '/api/product/getGoodsCart', {}, headers)).body).toMatchObject({
        number: 1,
      });
    expect((await write()).body).toMatchObject({ code: 1, number: 2 });
  });
}

/** A server in a child process, so that it can be killed. */
async function startInstance(store: string) {
  const flags = ['--port', '0', '--store', store, '--scenario', 'cart.empty', '--log', 'silent'];
  const server = startProcess(...flags);
  await server.waitForOutput('Press Ctrl-C to stop.');
  return {
    url: /Control\s+(http:\S+)\/__mock/.exec(server.output())?.[1] ?? '',
    kill: () => void server.child.kill('SIGKILL'),
  };
}
