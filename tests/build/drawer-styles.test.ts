import { expect, test } from 'vitest';
import { hostStyles } from '../../packages/mock-server/page/build/root-is-host.ts';

test.each([
  [':root{color:red}', ':host{color:red}'],
  ["@media print{:root[data-theme='dark']{color:red}}", '@media print{:host([data-theme=dark]){color:red}}'],
  [':root[data-a]:has(b) c>d,e{color:red}', ':host([data-a]:has(b)) c>d,e{color:red}'],
  ['.note{content:":root";color:light-dark(red,#00f)}', '.note{content:":root";color:light-dark(red,#00f)}'],
])('%s becomes %s in a tree of its own', (written, expected) => {
  expect(new TextDecoder().decode(hostStyles('drawer.css', written))).toBe(expected);
});
