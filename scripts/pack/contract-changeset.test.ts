import { expect, test } from 'vitest';
import { contractChangeset } from './contract-changeset.ts';

test('the changelog says what breaks before what is new', () => {
  const text = contractChangeset([
    { place: 'getCart', sentence: 'has a new field.', breaks: [], affects: ['readers'] },
    { place: 'logIn', sentence: 'is removed.', breaks: ['senders'], affects: [] },
  ]);
  expect(text).toContain("'@signal-shop/sdk': minor");
  expect(text?.split('\n').filter((line) => /^(-|Br|Co) ?/.test(line) && line !== '---')).toEqual([
    'Breaking:',
    '- `logIn` is removed.',
    'Compatible:',
    '- `getCart` has a new field.',
  ]);
});

test('a header that many calls share is one line', () => {
  const changes = ['getCart', 'logIn', 'logOut', 'getGoods'].map((call) => ({
    place: `${call} 404 header request-id`,
    sentence: 'is answered now',
    breaks: [],
    affects: [],
  }));
  expect(contractChangeset(changes)).toContain('\n\n- `404 header request-id` is answered now, in 4 calls\n');
  expect(contractChangeset(changes.slice(1))).toContain(
    '- `logIn 404 header request-id` is answered now\n- `logOut',
  );
});

test('a contract without a change has no entry', () => {
  expect(contractChangeset([])).toBeNull();
});
