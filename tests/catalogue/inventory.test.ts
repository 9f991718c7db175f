import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inventoryDocument, readAgreed, readStories } from '../../scripts/documents/inventory.ts';

const fewestStories = 1_300;
const stories = readStories();
const { parts, elsewhere } = readAgreed();
const isStory = (part: string, name: string) => stories.get(part)?.includes(name) === true;

test('docs/inventory.md says what there is', () => {
  expect(readFileSync('docs/inventory.md', 'utf8')).toBe(inventoryDocument());
});

test('there are as many stories as were asked for, each with a name of its own in its part', () => {
  const all = [...stories].flatMap(([part, names]) => names.map((name) => `${part}#${name}`));
  expect(all.length).toBeGreaterThanOrEqual(fewestStories);
  expect(all.length).toBe(new Set(all).size);
});

test.each([...parts])(
  'each story that was agreed on for %s is there, or shown elsewhere for a reason',
  (part, names) => {
    const excused = elsewhere.filter((row) => row.part === part).flatMap((row) => row.names);
    expect(names.filter((name) => !isStory(part, name) && !excused.includes(name))).toEqual([]);
  },
);

test.each(elsewhere)('$part $names: what is shown elsewhere is shown there', ({ part, names, where }) => {
  expect(names.filter((name) => parts.get(part)?.includes(name) !== true)).toEqual([]);
  const targets = [...where.matchAll(/`([^`]+)`/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(0);
  const missing = targets.filter((target) => {
    const [place = '', name] = target.split('#');
    return name === undefined ? !existsSync(place) : !isStory(place, name);
  });
  expect(missing).toEqual([]);
});

test('a list with a part and a reason is read as it is written', () => {
  const list = `## Components\n\n| part | agreed |\n| --- | --- |\n| \`components/x\` | A, B |\n\n## Shown elsewhere\n\n| part | agreed | shown by |\n| --- | --- | --- |\n| \`components/x\` | B | in \`components/y#C\` |\n`;
  expect(readAgreed(list)).toEqual({
    parts: new Map([['components/x', ['A', 'B']]]),
    elsewhere: [{ part: 'components/x', names: ['B'], where: 'in `components/y#C`' }],
  });
});
