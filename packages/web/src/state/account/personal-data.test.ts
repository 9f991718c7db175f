// @vitest-environment node
import { expect, test } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import type { SavedFile } from '../../browser/save-file.ts';
import { dataExportAtom, downloadPersonalData } from './personal-data.ts';

test('[BEY-15] saves the answer of the server as a JSON file with the date in its name', async () => {
  const files: SavedFile[] = [];
  const save = (file: SavedFile) => files.push(file);
  const { store } = openTestShop({ ...member, at: '/user/profile', scenarios: 'auth.customer' });
  await Promise.all([store.set(downloadPersonalData, save), store.set(downloadPersonalData, save)]);
  expect(files.map(({ name }) => name)).toEqual(['signal-data-2026-01-15.json']);
  expect(JSON.parse(files[0]?.text ?? '')).toMatchObject({ profile: { email: 'ada@example.com' } });
  expect(store.get(dataExportAtom)).toEqual({ status: 'saved', fileName: 'signal-data-2026-01-15.json' });
});

test('[BEY-15] a failed download saves nothing and can be retried', async () => {
  let attempts = 0;
  const files: SavedFile[] = [];
  const save = (file: SavedFile) => files.push(file);
  const { store } = openTestShop({
    ...member,
    at: '/user/profile',
    scenarios: 'auth.customer',
    between: (server) => async (input) => {
      const request = input instanceof Request ? input : new Request(input);
      if (request.url.endsWith('/exportCustomer') && attempts++ === 0)
        throw new TypeError('the connection broke');
      return server(request);
    },
  });
  await store.set(downloadPersonalData, save);
  expect(store.get(dataExportAtom)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(files).toEqual([]);
  await store.set(downloadPersonalData, save);
  expect(files).toHaveLength(1);
});
