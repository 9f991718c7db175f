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

test('a contract without a change has no entry', () => {
  expect(contractChangeset([])).toBeNull();
});
