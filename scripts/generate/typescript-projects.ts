/** Folders with a tsconfig.json: the repository, and the service worker, which has other globals. */
export const typeScriptProjects: readonly string[] = ['.', 'packages/web/src/worker'];
