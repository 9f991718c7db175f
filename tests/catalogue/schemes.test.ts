import { globSync, readFileSync } from 'node:fs';
import { getRules } from 'axe-core';
import { expect, test } from 'vitest';
import { colourRules } from '../../.storybook/dark-contrast.ts';
import { visitStyleSheets } from '../support/style-sheets.ts';

const schemeAttributes = ['data-theme', 'data-scheme', 'data-band'];

// Stories render in light, and dark is checked for color contrast only. These tests make sure that this is enough.
test('a color scheme changes nothing but colors', () => {
  const schemes: string[] = [];
  const otherAttributes: string[] = [];
  const inQueries: string[] = [];
  visitStyleSheets('packages/{ui,web,mock-page}/src/**/*.css', (path) => ({
    MediaQuery(query) {
      if (JSON.stringify(query).includes('prefers-color-scheme')) inQueries.push(path);
    },
    Rule: {
      style({ value: { selectors, declarations } }) {
        // Selectors nest, as in `:host([data-theme='dark'])`; their JSON names every attribute.
        const text = JSON.stringify(selectors);
        const attributes = schemeAttributes.filter((name) => text.includes(`"name":"${name}"`));
        schemes.push(...attributes);
        if (attributes.length === 0) return;
        const { declarations: plain = [], importantDeclarations: important = [] } = declarations ?? {};
        for (const { property } of [...plain, ...important]) {
          if (property !== 'color-scheme') otherAttributes.push(`${path}: ${property}`);
        }
      },
    },
  }));
  expect(schemes).toContain('data-theme');
  expect(inQueries).toEqual([]);
  expect(otherAttributes).toEqual([]);
});

test('no component depends on the color scheme', () => {
  const sources = globSync('packages/ui/src/**/*.{ts,tsx}').filter(
    (path) => !/\.(?:test|stories)\./.test(path),
  );
  const paths = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return text.includes('prefers-color-scheme') || text.includes('dataset.theme');
  });
  expect(sources.length).toBeGreaterThan(0);
  expect(paths).toEqual([]);
});

test('every color rule that axe enables by default also runs in dark', () => {
  const optional = ['color-contrast-enhanced'];
  const colorRules = getRules(['cat.color']).map(({ ruleId }) => ruleId);
  expect(colorRules.filter((rule) => !optional.includes(rule)).sort()).toEqual([...colourRules].sort());
});
