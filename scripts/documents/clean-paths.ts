/** Files and folders whose prose has no refused word. Add a path once it is clean; never remove one. */
export const cleanPaths: readonly string[] = [
  'scripts/documents/clean-paths.ts',
  'scripts/documents/plain-english.ts',
  'scripts/documents/prose.ts',
];
