import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../control/control.ts';
import { addKeyed, keyedScenario, shopWithAnswers } from '../testing/testing-answers.ts';
import { describeWithPostgres } from '../testing/testing-postgres.ts';
import { startTestServer } from '../testing/testing-server.ts';
import { startTeam } from '../testing/testing-team.ts';
import { openPool } from './database-pool.ts';
import { openSessionDatabase } from './session-database.ts';
import { shareSessions } from './shared-store.ts';

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

  test('[K10] a write writes as much with 5,000 stored answers as with none', async () => {
    const { shop, store } = shopWithAnswers();
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

  test('a database whose states contain the answers is read, and has them as rows after the next write', async () => {
    const store = newDatabase();
    const first = await start(store);
    const answer = await addKeyed(first, 'old');
    const { snapshot } = await createControl({ url: first.url }).readSnapshot('default');
    await query(store, 'DROP TABLE mock_answers');
    await query(store, "UPDATE mock_format SET name = replace(name, 'answers in rows: ', '')");
    await query(store, "UPDATE mock_sessions SET state = $1 WHERE session = 'default'", [snapshot]);
    const second = await start(store);
    expect(await addKeyed(second, 'old')).toEqual({ ...answer, isReplayed: true });
    await addKeyed(second, 'new');
    expect(await keysIn(store)).toEqual(['default: old', 'default: new']);
    expect(await addKeyed(await start(store), 'old')).toEqual({ ...answer, isReplayed: true });
  });
}
