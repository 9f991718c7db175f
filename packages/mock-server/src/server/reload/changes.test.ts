import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeChanges, isSourceFile, needsRestart } from './changes.ts';
import { contractFolder, sourceFolder } from './watched-code.ts';

const source = (name: string) => join(sourceFolder, name);

test('changes are counted by kind', () => {
  const paths = [
    source('operations/handlers/cart.ts'),
    source('operations/handlers/orders.ts'),
    source('scenarios/cart/cart.ts'),
    join(contractFolder, 'operations.json'),
    join(sourceFolder, '../../sdk/src/index.ts'),
  ];
  const before = new Map([
    ['getCart', '1'],
    ['addCartItem', '1'],
    ['removed', '1'],
  ]);
  const after = new Map([
    ['getCart', '1'],
    ['addCartItem', '2'],
    ['added', '1'],
  ]);
  expect(describeChanges(paths, before, after)).toBe('2 handlers, 1 scenario file, 1 other file, 3 calls');
  expect(describeChanges([join(contractFolder, 'openapi.json')], before, before)).toBe('no call changed');
});

test('files outside of the replaced code need a restart', () => {
  expect(needsRestart(source('server/cli/cli.ts'))).toBe(true);
  expect(needsRestart(source('server/cli/cli.integration.test.ts'))).toBe(false);
  expect(isSourceFile(source('world/cart/cart.ts'))).toBe(true);
  expect(isSourceFile(source('world/cart/cart.test.ts'))).toBe(false);
  expect(needsRestart(source('server/http/router.ts'))).toBe(false);
  expect(needsRestart(source('operations/handlers/cart.ts'))).toBe(false);
});
