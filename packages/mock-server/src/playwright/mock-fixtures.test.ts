import { expect, test } from 'vitest';
import { mockFixtures } from './mock-fixtures.ts';

/** Options as plain JavaScript passes them. */
const create = (options: Readonly<Record<string, unknown>>) => () => mockFixtures(options);

test('an unknown option is refused with the nearest known one', () => {
  expect(create({ scenario: ['cart.many'] })).toThrow(TypeError);
  expect(create({ scenario: ['cart.many'] })).toThrow(
    'scenario is not an option of mockFixtures. Did you mean scenarios?',
  );
});

test('the known options are accepted', () => {
  expect(create({ url: 'http://127.0.0.1:4010', token: undefined, scenarios: [] })).not.toThrow();
});
