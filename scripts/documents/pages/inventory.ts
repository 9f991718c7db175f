import { storyNames } from '../story-names.ts';

/** All parts of the ui package and the names of their stories. */
export function markdown(): string {
  const stories = storyNames();
  const layers = Map.groupBy(stories, ([part]) => part.split('/')[0] ?? '');
  const sums = [...layers].map(
    ([layer, parts]) => `| [${layer}](#${layer}) | ${parts.length} | ${countOf(parts)} |`,
  );
  return [
    '# All components and screens',
    `${countOf([...stories])} stories of ${stories.size} parts. In Storybook's sidebar each part has the name of its folder.`,
    ['| layer | parts | stories |', '| --- | --- | --- |', ...sums].join('\n'),
    ...[...layers].map(tableOf),
  ].join('\n\n');
}

type Part = readonly [name: string, stories: readonly string[]];

function countOf(parts: readonly Part[]): number {
  return parts.reduce((sum, [, stories]) => sum + stories.length, 0);
}

function tableOf([layer, parts]: readonly [string, readonly Part[]]): string {
  const rows = parts.map(
    ([part, stories]) =>
      `| \`${part.split('/').slice(1).join('/')}\` | ${stories.length} | ${stories.join(', ')} |`,
  );
  return [`## ${layer}\n`, '| part | stories | names |', '| --- | --- | --- |', ...rows].join('\n');
}
