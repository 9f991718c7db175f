// Writes docs/mock/scenarios.md from the catalogue of the mock server.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { scenarioList } from '@signal-shop/mock-server';

const path = 'docs/mock/scenarios.md';

/** @returns the path, when its text changed */
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
    sameAs === undefined ? '' : ` (${sameAs === 'default' ? 'the shop as it begins' : `as \`${sameAs}\``})`;
  const where = link === undefined ? '–' : `[${page}](http://localhost:5173${link})`;
  return `| \`${name}\` | ${description.replaceAll('|', '\\|')}${same} | ${where} |`;
}

function introduction(count: number, groups: number): string {
  return `# All scenarios

${count} named states in ${groups} groups. This page is written from the catalogue, \`packages/mock-server/src/scenarios/catalogue.ts\`, by
\`npm run generate\`; \`npm run mock -- scenarios\` prints the same list, and \`npm run mock -- explain cart.many\` how to choose one.

The last column is the page of the shop that shows it, as a link that opens it there while \`npm start\` runs (the mock tab at the
edge of the page says when its port is another). A link to an order or a request that the scenario makes also holds the clock, because
their numbers carry the day. The shop as it begins needs no scenario; in a running shop its names take back what others did.

Names compose with commas: \`flash.closed,cart.tier-60\`. Two that settle the same thing are refused with a sentence, and so is
a name that does not exist. What stands behind a colon in capitals is yours to fill in: \`auth.expires-after:3\`.
`;
}
