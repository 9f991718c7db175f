/** One page of the site. */
export interface GuidePage {
  /** The file name, without `.html`. */
  readonly name: string;
  /** Path in the repository: a markdown file, or a module whose `markdown()` returns the text. */
  readonly source: string;
  /** A short title for the navigation. */
  readonly label: string;
}

/** The pages for one kind of reader, in reading order. */
export interface Chapter {
  readonly title: string;
  readonly pages: readonly GuidePage[];
}

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
    ],
  },
  {
    title: 'Frontend developers',
    pages: [
      { name: 'mock-frontend', source: 'docs/mock/frontend-developer.md', label: 'Any state of the shop' },
      { name: 'kits', source: 'docs/kits.md', label: 'The mock shop in tests' },
      { name: 'journeys', source: 'docs/journeys.md', label: 'Ways through the shop' },
      { name: 'web', source: 'packages/web/README.md', label: 'How the shop is made' },
      { name: 'glossary', source: 'GLOSSARY.md', label: 'Glossary' },
      { name: 'contributing', source: 'CONTRIBUTING.md', label: 'To add something' },
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
    ],
  },
  {
    title: 'Integrators',
    pages: [
      { name: 'sdk', source: 'packages/sdk/README.md', label: 'The SDK' },
      { name: 'sdk-calls', source: 'packages/sdk/api.md', label: 'Every call' },
      { name: 'contract', source: 'openapi/README.md', label: 'The contract' },
      { name: 'real-backend', source: 'docs/real-backend.md', label: 'A real backend' },
    ],
  },
  {
    title: 'Operators',
    pages: [
      { name: 'deployment', source: 'docs/deployment.md', label: 'Handing the shop out' },
      { name: 'measurements', source: 'docs/measurements.md', label: 'Measured numbers' },
    ],
  },
  {
    title: 'The mock shop',
    pages: [
      { name: 'mock', source: 'docs/mock/README.md', label: 'Who uses it for what' },
      { name: 'mock-server', source: 'packages/mock-server/README.md', label: 'Flags, faults, control' },
      { name: 'mock-tester', source: 'docs/mock/tester.md', label: 'For testers' },
      { name: 'scenarios', source: 'docs/mock/scenarios.md', label: 'All scenarios' },
      { name: 'magic-values', source: 'docs/mock/magic-values.md', label: 'Magic values' },
      { name: 'orders', source: 'docs/orders.md', label: 'The ways of an order' },
      { name: 'after-sales', source: 'docs/after-sales.md', label: 'After the sale' },
    ],
  },
  {
    title: 'Why and what',
    pages: [
      { name: 'project', source: 'README.md', label: 'The project' },
      { name: 'changelog', source: 'CHANGELOG.md', label: 'Changes' },
      { name: 'decisions', source: 'docs/decisions.md', label: 'Decisions' },
      {
        name: 'requirements',
        source: 'scripts/documents/pages/requirements.ts',
        label: 'Proven requirements',
      },
      { name: 'faults', source: 'scripts/documents/pages/faults.ts', label: 'Withstood faults' },
    ],
  },
];

export const pages: readonly GuidePage[] = chapters.flatMap((chapter) => chapter.pages);
