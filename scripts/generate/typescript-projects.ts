/** Folders with a tsconfig.json: all of the repository, and what runs in a worker, where other globals hold. */
export const typeScriptProjects: readonly string[] = ['.', 'packages/web/src/worker'];
