import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { repository } from './repository.ts';

/** One page of the site. */
export interface GuidePage {
  /** File name on the site, without `.html`. */
  readonly name: string;
  /** Path in the repository: a markdown file, or a module whose `markdown()` returns the text. */
  readonly source: string;
  /** In the navigation and the search. */
  readonly label: string;
}

/** The pages of the navigation for one kind of reader, in reading order. */
export interface Chapter {
  readonly title: string;
  readonly pages: readonly GuidePage[];
}

const decisions = 'docs/decisions/README.md';

export const chapters: readonly Chapter[] = [
  {
    title: 'Start',
    pages: [
      { name: 'index', source: 'docs/README.md', label: 'Welcome' },
      {
        name: 'start-frontend',
        source: 'docs/start/frontend-developer.md',
        label: 'As a frontend developer',
      },
      { name: 'start-designer', source: 'docs/start/designer.md', label: 'As a designer' },
      { name: 'start-integrator', source: 'docs/start/integrator.md', label: 'As an integrator' },
      { name: 'coming-from', source: 'docs/coming-from.md', label: 'Coming from another tool' },
    ],
  },
  {
    title: 'Frontend developers',
    pages: [
      { name: 'mock-frontend', source: 'docs/mock/frontend-developer.md', label: 'Any state of the shop' },
      { name: 'kits', source: 'docs/kits.md', label: 'The mock server in tests' },
      { name: 'journeys', source: 'docs/journeys.md', label: 'Journeys' },
      { name: 'web', source: 'packages/web/README.md', label: 'Architecture of the shop' },
      { name: 'glossary', source: 'GLOSSARY.md', label: 'Glossary' },
      { name: 'contributing', source: 'CONTRIBUTING.md', label: 'Contributing' },
      { name: 'sdk-inside', source: 'packages/sdk/CONTRIBUTING.md', label: 'Working on the SDK' },
    ],
  },
  {
    title: 'Designers',
    pages: [
      { name: 'storybook', source: 'docs/storybook.md', label: 'Storybook' },
      {
        name: 'inventory',
        source: 'scripts/documents/pages/inventory.ts',
        label: 'All components and screens',
      },
      { name: 'mock-designer', source: 'docs/mock/designer.md', label: 'The running shop' },
      { name: 'voice', source: 'docs/voice.md', label: 'Voice and vocabulary' },
      { name: 'legal', source: 'docs/legal.md', label: 'Legal texts' },
    ],
  },
  {
    title: 'Integrators',
    pages: [
      { name: 'sdk', source: 'packages/sdk/README.md', label: 'The SDK' },
      { name: 'sdk-calls', source: 'packages/sdk/api.md', label: 'Every call' },
      { name: 'starters', source: 'starters/README.md', label: 'Starters' },
      { name: 'contract', source: 'openapi/README.md', label: 'The contract' },
      { name: 'webhooks', source: 'docs/webhooks.md', label: 'Webhooks' },
      { name: 'real-backend', source: 'docs/real-backend.md', label: 'A real backend' },
    ],
  },
  {
    title: 'Operators',
    pages: [
      { name: 'deployment', source: 'docs/deployment.md', label: 'Deployment' },
      { name: 'security', source: 'SECURITY.md', label: 'Security faults' },
      { name: 'measurements', source: 'docs/measurements.md', label: 'Measurements' },
    ],
  },
  {
    title: 'The mock server',
    pages: [
      { name: 'mock', source: 'docs/mock/README.md', label: 'Who uses it for what' },
      { name: 'mock-server', source: 'packages/mock-server/README.md', label: 'Flags, faults, control API' },
      { name: 'mock-tester', source: 'docs/mock/tester.md', label: 'For testers' },
      { name: 'scenarios', source: 'docs/mock/scenarios.md', label: 'All scenarios' },
      { name: 'magic-values', source: 'docs/mock/magic-values.md', label: 'Magic values' },
      { name: 'orders', source: 'docs/orders.md', label: 'Statuses of an order' },
      { name: 'after-sales', source: 'docs/after-sales.md', label: 'After-sales requests' },
    ],
  },
  {
    title: 'Background',
    pages: [
      { name: 'project', source: 'README.md', label: 'The project' },
      { name: 'changelog', source: 'CHANGELOG.md', label: 'Changes' },
      { name: 'decisions', source: decisions, label: 'Decisions' },
      {
        name: 'requirements',
        source: 'scripts/documents/pages/requirements.ts',
        label: 'Requirements and tests',
      },
      { name: 'faults', source: 'scripts/documents/pages/faults.ts', label: 'Faults and tests' },
    ],
  },
];

/** Every page: each decision is one, but the navigation shows their index only. */
export const pages: readonly GuidePage[] = chapters
  .flatMap((chapter) => chapter.pages)
  .flatMap((page) => (page.source === decisions ? [page, ...decisionPages()] : [page]));

function decisionPages(): readonly GuidePage[] {
  const folder = dirname(decisions);
  const files = readdirSync(join(repository, folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort((one, other) => basename(one).localeCompare(basename(other)));
  return files.map((file) => {
    const [title = ''] = readFileSync(join(repository, folder, file), 'utf8').split('\n');
    const number = basename(file).slice(0, 4);
    return { name: `decision-${number}`, source: `${folder}/${file}`, label: `${number} ${plain(title)}` };
  });
}

/** A heading without its marks. */
function plain(heading: string): string {
  return heading.replace('# ', '').replaceAll('`', '');
}
