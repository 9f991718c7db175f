import { expect, test } from 'vitest';
import { isSource, planOf, statusLine } from './plan.ts';

test.each([
  ['openapi/components/schemas/Goods.yaml', true, true, 0],
  ['packages/ui/lang/de.json', true, true, 0],
  ['packages/ui/src/screens/cart/cart.messages.ts', true, true, 1],
  ['packages/mock-server/src/operations/cart/cart.ts', true, true, 1],
  ['packages/mock-server/src/world/cart/cart.ts', true, true, 1],
  ['packages/mock-server/src/scenarios/catalogue/pages.ts', true, true, 1],
  ['packages/mock-server/src/server/http/headers.ts', false, true, 1],
  ['packages/ui/tokens/light.tokens.json', true, true, 0],
  ['packages/web/src/page-name.ts', false, true, 1],
  ['packages/ui/src/screens/cart/cart.module.css', false, false, 0],
  ['README.md', false, false, 0],
])(
  '%s: generates %s, checks types %s, tests %i files besides generated ones',
  (path, generates, checksTypes, tests) => {
    const plan = planOf([path]);
    expect([plan.generates, plan.checksTypes, plan.tested.length]).toEqual([generates, checksTypes, tests]);
  },
);

test('a generated file starts nothing, so that a run does not start the next one', () => {
  for (const path of [
    'packages/sdk/src/generated/types.ts',
    'packages/ui/src/intl/generated/de.ts',
    'openapi/components/examples/getCart/success.yaml',
    'openapi/dist/openapi.json',
    'packages/sdk/dist/index.js',
    'node_modules/vite/index.ts',
  ])
    expect(isSource(path), path).toBe(false);
});

test('one line shows the steps and their failures', () => {
  const outcomes = [
    { name: 'generated', isOk: true, seconds: 5.12 },
    { name: 'types', isOk: false, seconds: 3 },
  ];
  expect(statusLine('12:04:31', outcomes)).toBe('12:04:31  generated 5.1 s · FAILED types 3.0 s');
  expect(statusLine('12:04:31', [])).toBe('12:04:31  nothing to do');
});
