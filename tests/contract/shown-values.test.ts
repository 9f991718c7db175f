import { expect, test } from 'vitest';
import { answeredValues } from './support/answered-values.ts';
import { bundledSchemas, envelopeCalls, schemaNamed } from './support/bundle.ts';

const values = envelopeCalls.flatMap(({ answer, answers }) =>
  answers.flatMap(({ value }) => answeredValues(answer, value)),
);
const answered = new Set(values.map(({ component, value }) => `${component}.${String(value)}`));
const components = new Set(values.map(({ component }) => component));

/** Components whose values a client sends and the server repeats: one example is enough. */
const repeated = new Set(['AfterSalesReason', 'BannerPlace', 'CancelReason', 'Gender', 'Locale']);

/** Values without an example, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'GoodsView.side': 'The examples are of a server without photographs, whose galleries have no side view.',
  'PointKind.exchangeReturned': 'Such an entry differs from the others only in its kind and name.',
  'PointKind.prize': 'Such an entry differs from the others only in its kind and name.',
  'RaffleState.over': 'The raffles of the sample shop close months after the time of the examples.',
};

test('[API-02] each value that a server may answer with is in an example, or an exception says why not', () => {
  const names = bundledSchemas.map(({ name }) => name).filter((name) => components.has(name));
  const missing = names
    // tests/contract/examples.test.ts requires an example of every refusal.
    .filter((name) => name !== 'ResponseCode' && !repeated.has(name))
    .flatMap((name) => (schemaNamed(name).enum ?? []).map((value) => `${name}.${String(value)}`))
    .filter((value) => !answered.has(value));
  expect(missing.sort()).toEqual(Object.keys(exceptions));
});

test.each([
  ['OrderLine.line_status', null],
  ['CartItem.is_free', 1],
  ['CartItem.is_integral', 1],
  ['Comment.pics', '/api/pictures/00ec93d236b3144d92699a766368684a.png'],
])('[API-02] an example shows %s: %j', (field, value) => {
  expect(values).toContainEqual(expect.objectContaining({ field, value }));
});

test('[API-02] an example shows the parcel with a replacement', () => {
  expect(values).toContainEqual(
    expect.objectContaining({ field: 'AfterSalesDetail.replacement', component: 'AfterSalesParcel' }),
  );
});
