// Writes docs/mock/scenarios.md from the scenario catalog of the mock server.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { scenarioList } from '@signal-shop/mock-server';

const path = 'docs/mock/scenarios.md';

/** @returns the path if its text changed */
export async function writeScenarioDocument(): Promise<readonly string[]> {
  const text = await scenarioDocument();
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  writeFileSync(path, text);
  return [path];
}

/** The whole text of the page. */
export async function scenarioDocument(): Promise<string> {
  const { scenarioList } = await import('@signal-shop/mock-server');
  const groups = Map.groupBy(scenarioList, ({ group }) => group);
  const index = [...groups.keys()].map((group) => `[${group}](#${group})`).join(' · ');
  const tables = [...groups].map(
    ([group, members]) => `## ${group}

| scenario | what becomes visible | where |
| --- | --- | --- |
${members.map(rowOf).join('\n')}
`,
  );
  return `${introduction(scenarioList.length, groups.size)}
${index}

${tables.join('\n')}`;
}

function rowOf({ name, description, sameAs, page, link }: (typeof scenarioList)[number]): string {
  const same =
    sameAs === undefined ? '' : ` (${sameAs === 'default' ? 'the default state' : `as \`${sameAs}\``})`;
  const where = link === undefined ? '–' : `[${page}](http://localhost:5173${link})`;
  return `| \`${name}\` | ${description.replaceAll('|', '\\|')}${same} | ${where} |`;
}

function introduction(count: number, groups: number): string {
  return `# All scenarios

${count} named states in ${groups} groups. \`npm run generate\` writes this page from the catalog, \`packages/mock-server/src/scenarios/catalogue.ts\`.
\`npm run mock -- scenarios\` prints the same list, and \`npm run mock -- explain cart.many\` explains one scenario.

The last column links to a page of the shop in this state, while \`npm start\` runs on its default port. A link to an order or a request
that the scenario creates also stops the clock, because its number contains the date. Scenarios marked as the default state need not be
named at the start; in a running session they undo other scenarios of their group.

Combine names with commas: \`flash.closed,cart.tier-60\`. Incompatible and unknown names are refused with a message. Replace a part
in capitals after a colon by a value: \`auth.expires-after:3\`.
`;
}
