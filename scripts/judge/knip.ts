import type { Judgement } from './judgement.ts';
import { outputOf, verdictOver } from './judgement.ts';

/** Downloaded on demand: no test uses it. */
const tool = 'knip@6.44.2';

interface Issue {
  readonly file: string;
  readonly [kind: string]: unknown;
}

/** Files, exports and dependencies that nothing uses. `knip.json` lists the entries of each package. */
export async function judgeUnused(): Promise<Judgement> {
  const { stdout, stderr } = await outputOf('npx', ['--yes', tool, '--reporter', 'json', '--no-exit-code']);
  const report = JSON.parse(stdout || 'null');
  if (report === null) throw new Error(`knip: ${stderr}`);
  const issues: readonly Issue[] = report.issues;
  return verdictOver('knip', 'kinds of unused code', findingsByKind(issues));
}

const kinds = [
  'files',
  'dependencies',
  'devDependencies',
  'unlisted',
  'unresolved',
  'exports',
  'types',
  'duplicates',
];

function findingsByKind(issues: readonly Issue[]): Readonly<Record<string, readonly string[]>> {
  const entries = kinds.map((kind) => [
    kind,
    issues.flatMap((issue) => namesOf(issue[kind]).map((name) => `${issue.file} ${name}`)),
  ]);
  return Object.fromEntries(entries);
}

function namesOf(found: unknown): readonly string[] {
  if (!Array.isArray(found)) return found === true ? [''] : [];
  return found.map((one) =>
    Array.isArray(one) ? one.map(({ name }) => name).join() : String(Object(one).name),
  );
}
