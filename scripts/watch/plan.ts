// The steps that a change of files needs. `watch.ts` runs them.
import { sep } from 'node:path';

export interface Plan {
  /** A generated file depends on a changed one. */
  readonly generates: boolean;
  readonly checksTypes: boolean;
  /** The changed files whose tests run; those of changed generated files also run, which only the generators know. */
  readonly tested: readonly string[];
}

const ignored = ['node_modules', 'dist', '.cache', '.git', 'storybook-static', 'coverage'];
const code = /\.(ts|tsx)$/;

/** Whether a path is a source; files that `generate` writes must not start it again. */
export function isSource(path: string): boolean {
  const parts = path.split(sep);
  if (parts.some((part) => ignored.includes(part) || part === 'generated')) return false;
  return !path.startsWith('openapi/components/examples/') && /\.(ts|tsx|css|yaml|json)$/.test(path);
}

/** @param paths changed files, from the root of the repository */
export function planOf(paths: readonly string[]): Plan {
  const sources = paths.filter(isSource);
  const generates = sources.some(feedsGenerators);
  return {
    generates,
    checksTypes: generates || sources.some((path) => code.test(path)),
    tested: sources.filter((path) => code.test(path)),
  };
}

/** Folders of the mock server that decide its answers, from which the examples of the contract are generated. */
const answerFolders = ['operations', 'world', 'seed', 'scenarios', 'messages'];

function feedsGenerators(path: string): boolean {
  return (
    path.startsWith('openapi/') ||
    path.startsWith('packages/ui/lang/') ||
    path.startsWith('packages/sdk/generator/') ||
    answerFolders.some((name) => path.startsWith(`packages/mock-server/src/${name}/`)) ||
    path.startsWith('packages/ui/tokens/') ||
    path.startsWith('scripts/examples/') ||
    path.endsWith('.messages.ts')
  );
}

export interface Outcome {
  readonly name: string;
  readonly isOk: boolean;
  readonly seconds: number;
}

/** One line: "12:04:31  generated 5.1 s · types 3.2 s · FAILED tests 1.0 s". */
export function statusLine(time: string, outcomes: readonly Outcome[]): string {
  const parts = outcomes.map(
    ({ name, isOk, seconds }) => `${isOk ? '' : 'FAILED '}${name} ${seconds.toFixed(1)} s`,
  );
  return `${time}  ${parts.length === 0 ? 'nothing to do' : parts.join(' · ')}`;
}
