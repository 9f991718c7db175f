// Reads what stories there are and which were agreed on, and writes docs/inventory.md.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportedNames } from './exported-names.ts';

const path = 'docs/inventory.md';
const listPath = 'docs/inventory-list.md';
const sources = 'packages/ui/src/';

/** Names of stories, by part: its folder below packages/ui/src. */
export type Stories = ReadonlyMap<string, readonly string[]>;

export interface AgreedList {
  /** Names that were agreed on, by part. */
  readonly parts: Stories;
  readonly elsewhere: readonly ShownElsewhere[];
}

/** Agreed names that a part has no story of, and what shows them. */
export interface ShownElsewhere {
  readonly part: string;
  readonly names: readonly string[];
  /** A sentence in which `part#Story` and paths of tests stand between backticks. */
  readonly where: string;
}

export function readStories(): Stories {
  const files = globSync(`${sources}**/*.stories.tsx`).sort();
  return new Map(files.map((file) => [dirname(file).slice(sources.length), exportedNames(file)]));
}

export function readAgreed(list = readFileSync(listPath, 'utf8')): AgreedList {
  const rowsOf = (heading: string) => {
    const section = list.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
    const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('| '));
    return rows.map((row) => row.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));
  };
  const layers = ['Foundations', 'Components', 'Forms', 'Sections', 'Chrome', 'Screens'];
  const parts = layers
    .flatMap(rowsOf)
    .map(([part = '', names = '']): [string, string[]] => [part.replaceAll('`', ''), names.split(', ')]);
  const elsewhere = rowsOf('Shown elsewhere').map(([part = '', names = '', where = '']) => ({
    part: part.replaceAll('`', ''),
    names: names.split(', '),
    where,
  }));
  return { parts: new Map(parts), elsewhere };
}

/** @returns the path, when its text changed */
export function writeInventory(): readonly string[] {
  const text = inventoryDocument();
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  writeFileSync(path, text);
  return [path];
}

/** The whole text of the page. */
export function inventoryDocument(): string {
  const stories = readStories();
  const agreed = readAgreed();
  const layers = Map.groupBy(stories.keys(), (part) => part.split('/')[0] ?? '');
  const total = [...stories.values()].reduce((sum, names) => sum + names.length, 0);
  const sums = [...layers].map(
    ([layer, parts]) => `| [${layer}](#${layer}) | ${parts.length} | ${countOf(parts, stories)} |`,
  );
  return `# All components and screens

${total} stories of ${stories.size} parts. This page is written from the stories and from [what was agreed on](inventory-list.md), by
\`npm run generate\`. In Storybook each part stands under the name of its folder. Ways through the whole shop are [journeys](journeys.md).

| layer | parts | stories |
| --- | --- | --- |
${sums.join('\n')}

${[...layers].map(([layer, parts]) => tableOf(layer, parts, stories)).join('\n')}
${elsewhereOf(agreed, stories)}`;
}

function countOf(parts: readonly string[], stories: Stories): number {
  return parts.reduce((sum, part) => sum + (stories.get(part)?.length ?? 0), 0);
}

function tableOf(layer: string, parts: readonly string[], stories: Stories): string {
  const rows = parts.map((part) => {
    const names = stories.get(part) ?? [];
    return `| \`${part.split('/').slice(1).join('/')}\` | ${names.length} | ${names.join(', ')} |`;
  });
  return `## ${layer}

| part | stories | names |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function elsewhereOf({ elsewhere }: AgreedList, stories: Stories): string {
  const rows = elsewhere.flatMap(({ part, names, where }) => {
    const missing = names.filter((name) => stories.get(part)?.includes(name) !== true);
    return missing.length === 0 ? [] : [`| \`${part}\` | ${missing.join(', ')} | ${where} |`];
  });
  return `## Shown elsewhere

Agreed on, and no story of that part: what shows it instead.

| part | agreed | shown by |
| --- | --- | --- |
${rows.join('\n')}
`;
}
