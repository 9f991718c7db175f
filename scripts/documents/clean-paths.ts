/** Files and folders whose prose has no refused word. Add a path once it is clean; never remove one. */
export const cleanPaths: readonly string[] = [
  '.storybook',
  'packages/mock-page',
  'packages/sdk/bench',
  'packages/sdk/build',
  'packages/sdk/examples',
  'packages/sdk/generator',
  'packages/sdk/src',
  'packages/sdk/test-support',
  'packages/ui/src',
  'scripts/documents/clean-paths.ts',
  'scripts/documents/plain-english.ts',
  'scripts/documents/prose.ts',
  'packages/web/src/state',
];
