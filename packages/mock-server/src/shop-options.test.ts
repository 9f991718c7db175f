import { expect, test } from 'vitest';
import { createShop } from './shop.ts';

/** Options as plain JavaScript passes them. */
const create = (options: Readonly<Record<string, unknown>>) => () => createShop(options);

test('an unknown scenario is refused at construction, with the nearest', () => {
  expect(create({ scenarios: 'cart.tier-6' })).toThrow(
    /^There is no scenario "cart\.tier-6"\. There are: cart\.tier-0, cart\.tier-60, /,
  );
  expect(create({ scenarios: 'chart.many' })).toThrow('Did you mean cart.many?');
  expect(create({ scenarios: ['flash.open', 'flash.closed'] })).toThrow('contradict each other');
});

test.each([
  [{ scenario: 'cart.many' }, 'scenario is not an option of createShop. Did you mean scenarios?'],
  [
    { isolation: 'sesion' },
    'isolation takes session, request or global; not "sesion". Did you mean session?',
  ],
  [{ size: 'larg' }, 'size takes tiny, shop or large; not "larg". Did you mean large?'],
  [{ locale: 'xx' }, 'not "xx"'],
  [{ seed: {} }, 'seed takes a string or a number, not {}.'],
  [{ sessionSeed: 5 }, 'sessionSeed takes a string, not 5.'],
  [{ idleMs: 'soon' }, 'idleMs takes a number, not "soon".'],
  [{ faults: [{ operationId: 'getCart', kind: 'rest' }] }, 'Did you mean reset?'],
  [{ faults: [{ operationId: 'getCarts', kind: 'reset' }] }, 'Did you mean getCart?'],
  [
    { clock: 'frozen' },
    'clock is not an option of createShop. It takes sessionsMaximum, idleMs, isolation, ',
  ],
])('%j is refused at construction with a TypeError', (options, sentence) => {
  expect(create(options)).toThrow(TypeError);
  expect(create(options)).toThrow(sentence);
});

test.each([
  [{ now: 'yesterday' }, '"yesterday" is neither "real" nor a valid date'],
  [{ now: -5 }, 'must be from 2000 to 2098'],
  [{ speed: 5_000 }, 'not 5000 times'],
])('the clock %j is refused at construction', (options, sentence) => {
  expect(create(options)).toThrow(sentence);
});

test('a name in the place of the options, and a call without a session, are refused with a sentence', () => {
  expect(() => Reflect.apply(createShop, undefined, ['cart.many'])).toThrow(
    "createShop takes an object such as { scenarios: 'cart.many' }, not cart.many.",
  );
  const shop = createShop();
  const stub = { operationId: 'getCart', answer: { code: 2, msg: 'Later.' } };
  expect(() => Reflect.apply(shop.stub, shop, [stub])).toThrow(
    "The first argument is the name of a session, such as 'default'.",
  );
});

test('correct options are accepted, also those that are undefined', () => {
  const options = {
    sessionsMaximum: 1,
    idleMs: 1,
    isolation: undefined,
    faults: [],
    seed: 1,
    now: Date.UTC(2026, 0, 1),
    sessionSeed: null,
    speed: 1,
  };
  expect(create({ ...options, locale: 'de', size: 'tiny', scenarios: undefined })).not.toThrow();
});
