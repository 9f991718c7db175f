import { expect, test } from 'vitest';
import { groupsOf } from './session-groups.ts';

test('sessions are listed in groups, named ones first', () => {
  const names = ['link-0a1b2c3d4e', 'default', 'default~cart.many', 'my-test', 'link-age'];
  expect(groupsOf(names)).toEqual([
    { origin: 'named', sessions: ['default', 'my-test', 'link-age'] },
    { origin: 'link', sessions: ['link-0a1b2c3d4e'] },
    { origin: 'scenario', sessions: ['default~cart.many'] },
  ]);
  expect(groupsOf(['default']).map(({ origin }) => origin)).toEqual(['named']);
});
