import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { get, post, startTestServer } from '../testing/testing-server.ts';
import { stateFile } from '../testing/testing-state.ts';

test('[K07] a foreign or locked file prevents the start with a message', async () => {
  const brokenFile = stateFile();
  writeFileSync(brokenFile, 'This is a letter to my aunt, and not a database.'.repeat(40));
  await expect(startTestServer({ state: brokenFile })).rejects.toThrow(
    `The state file ${brokenFile} cannot be used`,
  );
  const usedFile = stateFile();
  await startTestServer({ state: usedFile });
  await expect(startTestServer({ state: usedFile })).rejects.toThrow(/in use|locked/);
});

/** A copy of a good state file with one change, as its path. */
async function changedFile(change: (path: string) => void): Promise<string> {
  const path = stateFile();
  await (await startTestServer({ state: path })).close();
  change(path);
  return path;
}

test.each([
  ['that is read-only', markReadOnly, 'attempt to write a readonly database'],
  [
    'of an older version',
    (path: string) => changeDatabase(path, `UPDATE format SET name = 'cart orders'`),
    'it was written by another version of the shop; delete it to start with an empty one',
  ],
  [
    'whose table of sessions has no states',
    (path: string) => changeDatabase(path, 'ALTER TABLE sessions DROP COLUMN state'),
    'no such column: state',
  ],
])('[K07] a state file %s prevents the start with its own sentence', async (_what, change, sentence) => {
  const path = await changedFile(change);
  await expect(startTestServer({ state: path })).rejects.toThrow(
    `The state file ${path} cannot be used: ${sentence}.`,
  );
});

test('[K07] an empty file becomes a state file', async () => {
  const path = stateFile();
  writeFileSync(path, '');
  const first = await startTestServer({ state: path });
  await post(first, '/__mock/sessions', { name: 'kept' });
  await first.close();
  const { body } = await get(await startTestServer({ state: path }), '/__mock/sessions');
  expect(body).toMatchObject({ sessions: expect.arrayContaining(['kept']) });
});

function changeDatabase(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

/** Raises the version that a writer must know, in byte 18 of the file: permissions do not stop the root user. */
function markReadOnly(path: string): void {
  const bytes = readFileSync(path);
  bytes[18] = 3;
  writeFileSync(path, bytes);
}
