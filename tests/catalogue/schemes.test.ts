import { globSync, readFileSync } from 'node:fs';
import { getRules } from 'axe-core';
import { expect, test } from 'vitest';
import { colourRules } from '../../.storybook/dark-contrast.ts';

// Stories are shown in light and judged in dark by their colours only; this is what makes that enough.
const styles = globSync('packages/{ui,web,mock-server/page}/src/**/*.css').map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

test('a scheme changes nothing but colours', () => {
  const bySystem = styles.filter(({ text }) => text.includes('prefers-color-scheme'));
  const byAttribute = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/\[data-(?:theme|scheme|band)(?:=[^\]]*)?\][^{]*\{([^}]*)\}/g)]
      .map(([, block = '']) => block.replace(/color-scheme: (?:light|dark);/, '').trim())
      .filter((rest) => rest !== '')
      .map((rest) => `${path}: ${rest}`),
  );
  expect(styles.some(({ text }) => text.includes("[data-theme='dark']"))).toBe(true);
  expect(bySystem.map(({ path }) => path)).toEqual([]);
  expect(byAttribute).toEqual([]);
});

test('no component asks which scheme is shown', () => {
  const sources = globSync('packages/ui/src/**/*.{ts,tsx}').filter(
    (path) => !/\.(?:test|stories)\./.test(path),
  );
  const asking = sources.filter((path) =>
    /prefers-color-scheme|dataset\.theme/.test(readFileSync(path, 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(asking).toEqual([]);
});

test('every rule about colours that axe has on by itself is asked again in dark', () => {
  const optional = ['color-contrast-enhanced'];
  const known = getRules(['cat.color']).map(({ ruleId }) => ruleId);
  expect(known.filter((rule) => !optional.includes(rule)).sort()).toEqual([...colourRules].sort());
});
