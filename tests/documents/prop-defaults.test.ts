import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { propDefaultsIn } from '../../.storybook/docs/prop-defaults.ts';

function defaultsOf(path: string, component: string) {
  return propDefaultsIn(readFileSync(`packages/ui/src/components/${path}`, 'utf8')).get(component);
}

test('reads the defaults that a component gives in its body', () => {
  expect(defaultsOf('picture/picture.tsx', 'Picture')).toEqual({
    src: "''",
    alt: "''",
    priority: 'false',
    ghost: 'false',
    variant: "'stage'",
    sizes: "'20rem'",
  });
});

test('leaves components alone that give none, or give them in their parameters', () => {
  expect(propDefaultsIn('export function A({ size = 1 }) {\n  return size;\n}').size).toBe(0);
  expect(propDefaultsIn('export function A(props) {\n  const { size } = props;\n}').size).toBe(0);
});
