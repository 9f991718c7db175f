import { readFileSync } from 'node:fs';
import { scenarioList } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import { scenarioDocument } from './scenario-document.ts';

test('docs/mock/scenarios.md matches the catalog', async () => {
  expect(readFileSync('docs/mock/scenarios.md', 'utf8')).toBe(await scenarioDocument());
});

test('every scenario has one row, under the heading of its group', async () => {
  const sections = (await scenarioDocument()).split(/^## /m).slice(1);
  const rows = sections.flatMap((section) => {
    const group = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^\| `([^`]+)` \| /gm)].map(([, name]) => ({ group, name }));
  });
  const documentRows = rows.map(({ group, name }) => `${group}: ${name}`);
  expect(documentRows.sort()).toEqual(scenarioList.map(({ group, name }) => `${group}: ${name}`).sort());
});
