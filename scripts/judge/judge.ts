// Lets independent tools judge the contract, the packages and the delivered shop: `npm run judge`, or some of the
// judges: `npm run judge -- csp html`. A tool whose runtime is missing is skipped and says so.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findingsOfPackages } from '../pack/lint-packages.ts';
import { pack } from '../pack/pack.ts';
import { countChecks } from '../run-step.ts';
import { judgeAudit } from './audit.ts';
import type { Judgement } from './judgement.ts';
import { outputOf, verdictOver } from './judgement.ts';
import { judgeUnused } from './knip.ts';
import { judgeLicenses } from './licenses.ts';
import type { PageJudge } from './served-pages.ts';
import {
  judgeByAxe,
  judgeByLighthouse,
  judgeHeadersOf,
  judgeHtml,
  judgePages,
  judgePolicyOf,
} from './served-pages.ts';

const shownFindings = 10;

const judges: Readonly<Record<string, () => Promise<Judgement>>> = {
  journeys: () => judgeByTable('Redocly Respect, drift, Prism', 'scripts/documents/journeys.ts'),
  specmatic: () => judgeByTable('Specmatic', 'scripts/contract/specmatic.ts'),
  packages: judgePackages,
  unused: judgeUnused,
  licenses: judgeLicenses,
  audit: judgeAudit,
};

/** They look at one build of the shop. */
const pageJudges: Readonly<Record<string, PageJudge>> = {
  csp: judgePolicyOf,
  headers: judgeHeadersOf,
  html: judgeHtml,
  axe: judgeByAxe,
  lighthouse: judgeByLighthouse,
};

const all = [...Object.keys(judges), ...Object.keys(pageJudges)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no judge ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  process.exit(1);
}
console.log(`Judging: ${(wanted.length > 0 ? wanted : all).join(', ')}`);

const isWanted = ([name]: readonly [string, unknown]) => wanted.length === 0 || wanted.includes(name);
for (const [, judge] of Object.entries(judges).filter(isWanted)) await report(judge);
const lookers = Object.entries(pageJudges).filter(isWanted);
if (lookers.length > 0)
  await judgePages(async (shop) => {
    for (const [, judge] of lookers) await report(() => judge(shop));
  });

async function report(judge: () => Promise<Judgement>): Promise<void> {
  const startedAt = performance.now();
  const judgement = await judge();
  const seconds = `${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s`;
  const name = judgement.name.padEnd(32);
  if ('skipped' in judgement) {
    console.log(`${name}skipped: ${judgement.skipped}`);
    return;
  }
  const { passed, total, unit, findings } = judgement;
  console.log(`${name}${`${passed} of ${total} ${unit}`.padEnd(34)}${seconds}`);
  for (const finding of findings.slice(0, shownFindings)) console.log(`${judgement.name}: ${finding}`);
  if (findings.length > shownFindings) console.log(`and ${findings.length - shownFindings} more`);
  if (total === 0 || passed < total) process.exitCode = 1;
}

/** A command of this repository that prints a table of its checks. */
async function judgeByTable(name: string, script: string): Promise<Judgement> {
  const { code, stdout, stderr } = await outputOf(process.execPath, [script]);
  const skipped = /^Skipped: (.*)$/m.exec(stdout)?.[1];
  if (skipped !== undefined) return { name, skipped };
  const { passed, failed } = countChecks(stdout, code);
  return {
    name,
    unit: 'checks',
    passed,
    total: passed + failed,
    findings: failed > 0 ? [stdout + stderr] : [],
  };
}

async function judgePackages(): Promise<Judgement> {
  const folder = mkdtempSync(join(tmpdir(), 'signal-judge-'));
  try {
    const tarballs = await pack(folder);
    return verdictOver('publint, attw', 'packages', findingsOfPackages(folder, tarballs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
