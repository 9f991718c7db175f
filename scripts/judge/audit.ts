// Whether a package that is needed at run time has a known vulnerability, according to the registry.
import type { Verdict } from '../journeys/verdict.ts';
import type { Judgement } from './judgement.ts';
import { outputOf } from './judgement.ts';

const name = 'pnpm audit';

/** Vulnerabilities that fail; the others are listed only. */
const severe: ReadonlySet<string> = new Set(['high', 'critical']);

interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
  readonly findings: readonly { readonly version: string }[];
}

interface Report {
  readonly advisories: Readonly<Record<string, Advisory>>;
  readonly metadata: { readonly totalDependencies: number };
}

interface AuditOptions {
  /** The registry of the configuration without it. */
  readonly registry?: string;
  readonly timeoutMs?: number;
}

/** Asks the registry once. One that has no audit or does not answer is no finding. */
export async function judgeAudit({ registry, timeoutMs = 30_000 }: AuditOptions = {}): Promise<Judgement> {
  const { stdout, stderr } = await outputOf(process.execPath, [
    'scripts/package-manager/pnpm.mjs',
    ...['audit', '--prod', '--json', '--config.fetch-retries=0', `--config.fetch-timeout=${timeoutMs}`],
    ...(registry === undefined ? [] : [`--registry=${registry}`]),
  ]);
  if (stdout.trim() !== '') return verdictOf(JSON.parse(stdout));
  if (/AUDIT_ENDPOINT_NOT_EXISTS|responded with 40[45]/.test(stderr))
    return { name, skipped: 'the registry has no audit' };
  // An audit that could not run is no finding: the message of pnpm says why.
  if (!/ERR_PNPM_AUDIT_BAD_RESPONSE/.test(stderr)) console.error(stderr.trim());
  return { name, skipped: 'the registry did not answer the audit' };
}

function verdictOf({ advisories, metadata }: Report): Verdict {
  const found = Object.values(advisories);
  const severelyHit = new Set(
    found.filter(({ severity }) => severe.has(severity)).map((advisory) => advisory.module_name),
  );
  return {
    name,
    unit: 'packages',
    passed: metadata.totalDependencies - severelyHit.size,
    total: metadata.totalDependencies,
    findings: found.map(
      ({ module_name, severity, title, url, findings }) =>
        `${module_name} ${findings.map(({ version }) => version).join(', ')}: ${severity}, ${title} (${url})`,
    ),
  };
}
