import { expect, test } from 'vitest';
import { findingsOf } from './licenses.ts';

test.each([
  [[{ license: { id: 'MIT' } }], []],
  [[{ expression: '(MPL-2.0 OR Apache-2.0)' }], []],
  [[{ expression: 'MIT AND ISC' }], []],
  [[{ license: { id: 'GPL-3.0-only' } }], ['license GPL-3.0-only']],
  [[{ expression: 'MIT AND GPL-3.0-only' }], ['license MIT AND GPL-3.0-only']],
  [[{ license: { name: 'Custom' } }], ['license Custom']],
  [[], ['license unknown']],
])('a package with %j has the findings %j', (licenses, findings) => {
  const component = { group: '@shop', name: 'cart', version: '1.0.0', licenses };
  expect(findingsOf([component])).toEqual({ '@shop/cart@1.0.0': findings });
});
