import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createControl } from '../../control/control.ts';
import { createShop } from '../../shop.ts';
import { storeAnswer } from '../../world/state/idempotency.ts';
import {
  addKeyed,
  keyedScenario,
  shopWithAnswers,
  statusOf,
  uploadPicture,
} from '../testing/testing-answers.ts';
import { describeWithPostgres } from '../testing/testing-postgres.ts';
import { startTestServer } from '../testing/testing-server.ts';
import { startTeam } from '../testing/testing-team.ts';
import { openPool } from './database-pool.ts';
import type { SessionDatabase } from './session-database.ts';
import { openSessionDatabase } from './session-database.ts';
import { sharedLimits, shareSessions } from './shared-store.ts';

describeWithPostgres('stored answers in a shared store', testAnswers);

function testAnswers(): void {
  const { newDatabase } = startTeam();
  const start = (store: string) => startTestServer({ store, scenario: keyedScenario });

  async function query(
    store: string,
    sql: string,
    values: readonly string[] = [],
  ): Promise<readonly object[]> {
    const pool = await openPool(store);
    try {
      return (await pool.query<object>(sql, [...values])).rows;
    } finally {
      await pool.end();
    }
  }

  /** The keys of the stored answers, in order. */
  const keysIn = async (store: string) =>
    (
      await query(
        store,
        "SELECT session || ': ' || split_part(key, '-', 2) AS key FROM mock_answers ORDER BY number",
      )
    ).flatMap((row) => Object.values(row));

  /** Changes the database to the format of builds without rows for answers. @param state of the default session */
  async function makeEarlier(store: string, state: string): Promise<void> {
    await query(store, 'DROP TABLE mock_answers');
    await query(store, 'ALTER TABLE mock_sessions DROP COLUMN has_all_rows');
    await query(store, "UPDATE mock_format SET name = replace(name, 'answers and uploads in rows: ', '')");
    await query(store, "UPDATE mock_sessions SET state = $1 WHERE session = 'default'", [state]);
  }

  test('[K10] a write writes as much with 5,000 stored answers and a picture as with none', async () => {
    const { shop, store, storePicture } = shopWithAnswers();
    const database = await openSessionDatabase(newDatabase(), 'fields');
    onTestFinished(() => database.close());
    let written = 0;
    const sessions = shareSessions(shop, {
      ...database,
      lock: (session, work) =>
        database.lock(session, (row) =>
          work({
            ...row,
            write(state, keys, answers) {
              written = JSON.stringify([state, [...answers.rows]]).length;
              return row.write(state, keys, answers);
            },
          }),
        ),
    });
    const charactersOf = async (write: () => void) => {
      written = 0;
      await sessions.use('default', write);
      return written;
    };
    // The first use replaces a world that no instance has stored.
    await charactersOf(() => void shop.world('default'));
    await charactersOf(() => store(1));
    const early = await charactersOf(() => store(1));
    expect(await charactersOf(() => store(5_000))).toBeGreaterThan(5_000 * 50);
    expect(await charactersOf(await storePicture(1_000_000))).toBeGreaterThan(1_000_000);
    const late = await charactersOf(() => store(1));
    expect(early).toBeGreaterThan(0);
    expect(late - early).toBeLessThan(50);
    expect(await charactersOf(() => {})).toBe(0);
  });

  test('a second instance has the stored answers, and an expired or deleted one leaves the database', async () => {
    const store = newDatabase();
    const first = await start(store);
    const answer = await addKeyed(first, 'one');
    await addKeyed(first, 'two');
    await addKeyed(first, 'one', 'other');
    expect(await keysIn(store)).toEqual(['default: one', 'default: two', 'other: one']);
    const second = await start(store);
    expect(await addKeyed(second, 'one')).toEqual({ ...answer, isReplayed: true });
    const control = createControl({ url: second.url });
    await control.turnClock('default', { advance: dayMs + 1_000 });
    expect((await addKeyed(second, 'three')).isReplayed).toBe(false);
    expect(await keysIn(store)).toEqual(['other: one', 'default: three']);
    await control.deleteSession('other');
    await control.reset('default');
    expect(await keysIn(store)).toEqual([]);
  });

  test('a database whose states contain answers and uploads is read, and has them as rows after the next write', async () => {
    const store = newDatabase();
    const first = await start(store);
    const answer = await addKeyed(first, 'old');
    const picture = await uploadPicture(first);
    const { snapshot } = await createControl({ url: first.url }).readSnapshot('default');
    await makeEarlier(store, snapshot);
    const second = await start(store);
    expect(await addKeyed(second, 'old')).toEqual({ ...answer, isReplayed: true });
    await addKeyed(second, 'new');
    expect(await keysIn(store)).toEqual(expect.arrayContaining(['default: old', 'default: new']));
    const third = await start(store);
    expect(await addKeyed(third, 'old')).toEqual({ ...answer, isReplayed: true });
    expect(await statusOf(third, picture)).toBe(200);
  });

  test('an instance of an earlier build cannot write after one of this build has opened the database', async () => {
    const store = newDatabase();
    const first = await start(store);
    const answer = await addKeyed(first, 'old');
    await makeEarlier(store, (await createControl({ url: first.url }).readSnapshot('default')).snapshot);
    const writeEarlier = (session: string) => query(store, earlierWriteSql, [session]);
    await writeEarlier('other');
    const second = await start(store);
    for (const session of ['default', 'other', 'new'])
      await expect(writeEarlier(session)).rejects.toThrow('null value in column "has_all_rows"');
    expect(await addKeyed(second, 'old')).toEqual({ ...answer, isReplayed: true });
  });

  test.each([
    ['has in memory', true],
    ['has never used', false],
  ])(
    'a session that an instance %s, and that another one removes as idle, starts again without effects and answers',
    async (_what, isInMemory) => {
      const url = newDatabase();
      const instance = await openInstance(url);
      const other = isInMemory ? instance : await openInstance(url);
      await instance.write('idle', 'before');
      await query(url, "UPDATE mock_sessions SET used_at = now() - interval '2 hours'");
      // Room for a new session is made from idle ones, and committed when one of them is already in use again.
      const isWaiting = async () => {
        const waiting = 'SELECT FROM pg_stat_activity WHERE datname = current_database()';
        expect(await query(url, `${waiting} AND wait_event_type = 'Lock'`)).toHaveLength(1);
      };
      let back = Promise.resolve<readonly string[]>([]);
      const removing = await openInstance(url, {
        sessions: 1,
        async beforeWrite() {
          back = other.write('idle', 'after');
          await vi.waitFor(isWaiting, { timeout: 5_000 });
        },
      });
      await removing.write('new', 'first');
      expect(await back).toEqual(['effects: 1', 'guest after']);
      expect(await (await openInstance(url)).write('idle', 'last')).toEqual([
        ...['effects: 2', 'guest after', 'guest last'],
      ]);
    },
  );
}

/** As builds without rows for answers write a session. */
const earlierWriteSql = `
  INSERT INTO mock_sessions (session, version, state, keys) VALUES ($1, nextval('mock_versions'), '{}', '{}')
  ON CONFLICT (session) DO UPDATE
    SET version = excluded.version, state = excluded.state, keys = excluded.keys, used_at = now()`;

/** @param beforeWrite runs in the transaction of each write, after the removal of idle sessions */
async function openInstance(
  url: string,
  { sessions = sharedLimits.sessions, beforeWrite = async () => {} } = {},
) {
  const shop = createShop();
  const database = await openSessionDatabase(url, 'fields');
  const delayed: SessionDatabase = {
    ...database,
    lock: (session, work) =>
      database.lock(session, (row) =>
        work({
          ...row,
          async write(...values) {
            await beforeWrite();
            return row.write(...values);
          },
        }),
      ),
  };
  const store = shareSessions(shop, delayed, { ...sharedLimits, sessions });
  onTestFinished(() => store.close());
  return {
    /** A write with this key. @returns the number of effects and the keys that the session then has */
    write: async (session: string, key: string): Promise<readonly string[]> =>
      store.use(session, () => {
        const world = shop.world(session);
        const effects = world.count('effect');
        storeAnswer(world, `guest ${key}`, 'request', { headers: {}, body: { code: 1 } });
        return [`effects: ${effects}`, ...world.rows.answers.keys()];
      }),
  };
}
