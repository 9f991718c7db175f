import { DatabaseSync, StatementSync } from 'node:sqlite';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createControl } from '../../control/control.ts';
import {
  addKeyed,
  keyedScenario,
  shopWithAnswers,
  statusOf,
  uploadPicture,
} from '../testing/testing-answers.ts';
import { startTestServer } from '../testing/testing-server.ts';
import { stateFile } from '../testing/testing-state.ts';
import { logNothing } from './log.ts';
import { persistInFile } from './session-store.ts';

const start = (state: string) => startTestServer({ state, scenario: keyedScenario });

function inDatabase<Result>(path: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** The sessions and keys of a table of answers, in order. */
function rowsOf(path: string, table = 'answers'): readonly string[] {
  return inDatabase(path, (database) =>
    database
      .prepare(`SELECT session, key FROM ${table} ORDER BY rowid`)
      .all()
      .map(({ session, key }) => `${session}: ${String(key).replace(/^.*-/, '')}`),
  );
}

test('[K10] a write writes as much with 5,000 stored answers and a picture as with none', async () => {
  const { shop, store, storePicture } = shopWithAnswers();
  const file = persistInFile(shop, stateFile(), logNothing);
  onTestFinished(() => void file.close());
  const run = vi.spyOn(StatementSync.prototype, 'run');
  onTestFinished(() => run.mockRestore());
  const charactersOf = (write: () => void) => {
    run.mockClear();
    write();
    shop.world('default');
    file.persistUsed();
    return run.mock.calls.flat().reduce((sum: number, value) => sum + String(value).length, 0);
  };
  const upload = await storePicture(1_000_000);
  charactersOf(() => store(1));
  const early = charactersOf(() => store(1));
  expect(charactersOf(() => store(5_000))).toBeGreaterThan(5_000 * 50);
  expect(charactersOf(upload)).toBeGreaterThan(1_000_000);
  const late = charactersOf(() => store(1));
  expect(late - early).toBeLessThan(50);
  expect(charactersOf(() => {})).toBe(0);
});

test('stored answers survive a restart, and an expired one leaves the file', async () => {
  const state = stateFile();
  const first = await start(state);
  const answer = await addKeyed(first, 'one');
  await addKeyed(first, 'two');
  await first.close();
  expect(rowsOf(state)).toEqual(['default: one', 'default: two']);
  const second = await start(state);
  expect(await addKeyed(second, 'one')).toEqual({ ...answer, isReplayed: true });
  await createControl({ url: second.url }).turnClock('default', { advance: dayMs + 1_000 });
  expect((await addKeyed(second, 'three')).isReplayed).toBe(false);
  await second.close();
  expect(rowsOf(state)).toEqual(['default: three']);
});

/** Fails each write of an answer. */
function failAnswers(message: string) {
  const { run } = StatementSync.prototype;
  const disk = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function (
    this: StatementSync,
    ...values
  ) {
    if (values.length === 3) throw new Error(message);
    return run.apply(this, values);
  });
  onTestFinished(() => disk.mockRestore());
  return disk;
}

test('[K02] an answer that cannot be stored leaves neither its change nor its key', async () => {
  const state = stateFile();
  const first = await start(state);
  const answer = await addKeyed(first, 'stored');
  const disk = failAnswers('database or disk is full');
  expect((await addKeyed(first, 'refused')).status).toBe(507);
  disk.mockRestore();
  await first.close();
  expect(rowsOf(state)).toEqual(['default: stored']);
  const second = await start(state);
  expect(await addKeyed(second, 'stored')).toEqual({ ...answer, isReplayed: true });
  const retry = await addKeyed(second, 'refused');
  expect(retry.isReplayed).toBe(false);
  expect(JSON.parse(retry.text)).toMatchObject({ number: 2 });
});

test('[K03] a change that can be neither stored nor undone is stored later, together with its answer', async () => {
  const state = stateFile();
  const first = await start(state);
  await addKeyed(first, 'stored');
  const disk = failAnswers('disk I/O error');
  const reads = vi.spyOn(StatementSync.prototype, 'get').mockImplementation(() => {
    throw new Error('disk I/O error');
  });
  onTestFinished(() => reads.mockRestore());
  const refused = await addKeyed(first, 'refused');
  expect(refused.status).toBe(507);
  expect(refused.text).toContain('disk I/O error. The next request of the session stores the change.');
  for (const spy of [disk, reads]) spy.mockRestore();
  await addKeyed(first, 'next');
  await first.close();
  expect(rowsOf(state)).toEqual(['default: stored', 'default: refused', 'default: next']);
  const second = await start(state);
  const retry = await addKeyed(second, 'refused');
  expect(retry.isReplayed).toBe(true);
  expect(JSON.parse(retry.text)).toMatchObject({ number: 2 });
});

test('a snapshot takes the answers to another session; a reset and a deletion remove them', async () => {
  const state = stateFile();
  const first = await start(state);
  const control = createControl({ url: first.url });
  const answer = await addKeyed(first, 'one', 'from');
  await addKeyed(first, 'lost', 'to');
  await control.restoreSnapshot('to', (await control.readSnapshot('from')).snapshot);
  await addKeyed(first, 'two', 'to');
  await control.deleteSession('from');
  await addKeyed(first, 'three', 'restarted');
  await control.reset('restarted');
  await first.close();
  expect(rowsOf(state)).toEqual(['to: one', 'to: two']);
  expect(await addKeyed(await start(state), 'one', 'to')).toEqual({ ...answer, isReplayed: true });
});

test.each([
  ['answers and uploads', ''],
  ['uploads', 'answers in rows: '],
])(
  'a file whose states contain the %s is read, and has them as rows after the next write',
  async (_what, format) => {
    const state = stateFile();
    const first = await start(state);
    const answer = await addKeyed(first, 'old');
    const picture = await uploadPicture(first);
    const { snapshot } = await createControl({ url: first.url }).readSnapshot('default');
    await first.close();
    inDatabase(state, (database) => {
      database.exec('DROP TABLE answers');
      database.exec(`UPDATE format SET name = replace(name, 'answers and uploads in rows: ', '${format}')`);
      database.prepare("UPDATE sessions SET state = ? WHERE session = 'default'").run(snapshot);
    });
    const second = await start(state);
    expect(await addKeyed(second, 'old')).toEqual({ ...answer, isReplayed: true });
    await addKeyed(second, 'new');
    await second.close();
    const rows = ['default: old', `default: upload ${picture}`, 'default: new'];
    expect(rowsOf(state)).toEqual(expect.arrayContaining(rows));
    const third = await start(state);
    expect(await addKeyed(third, 'old')).toEqual({ ...answer, isReplayed: true });
    expect(await statusOf(third, picture)).toBe(200);
  },
);

test('[K04] a session with a damaged answer is set aside with all its answers', async () => {
  const state = stateFile();
  const first = await start(state);
  for (const session of ['whole', 'damaged']) await addKeyed(first, 'one', session);
  await addKeyed(first, 'two', 'damaged');
  await first.close();
  inDatabase(state, (database) =>
    database.exec(`UPDATE answers SET answer = '{' WHERE session = 'damaged' AND key LIKE '%-two'`),
  );
  const lines: string[] = [];
  const second = await startTestServer({ state, log: (line) => void lines.push(line) });
  expect(lines).toEqual([expect.stringMatching(/damaged session, damaged: .*"damaged_answers"/)]);
  await second.close();
  expect(rowsOf(state)).toEqual(['whole: one']);
  expect(rowsOf(state, 'damaged_answers')).toEqual(['damaged: one', 'damaged: two']);
});
