/** Files and folders with prose that a person wrote. A document that is generated counts too, because its source contains the prose. */
export const cleanPaths: readonly string[] = [
  '.ci',
  '.storybook',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'README.md',
  'docs',
  'openapi',
  'packages',
  'pnpm-workspace.yaml',
  'scripts',
  'tests',
  'vitest.config.ts',
];
