// Checks the types of every project. The results are cached, so a check after a small change only takes seconds.
import { mkdirSync } from 'node:fs';
import { typeScriptProjects } from './generate/typescript-projects.ts';
import type { StepResult } from './run-step.ts';
import { allOf, runTool } from './run-step.ts';

const cache = '.cache/types';

export function checkTypes(): Promise<StepResult> {
  mkdirSync(cache, { recursive: true });
  return allOf(
    typeScriptProjects.map((project, at) => {
      const file = `${cache}/${at}.tsbuildinfo`;
      return runTool('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', file, '--project', project);
    }),
  );
}
