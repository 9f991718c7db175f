// The conformance checks for every runtime. They import only the SDK and use only web APIs: no test runner, no
// runtime-specific module.
import { callChecks } from './calls.ts';
import { cartChecks } from './cart.ts';
import { sessionChecks } from './sessions.ts';
import { stopChecks } from './stops.ts';
import { streamChecks } from './stream.ts';
import type { Check, Target } from './support.ts';
import { uploadChecks } from './uploads.ts';
import { webhookChecks } from './webhooks.ts';

const checks: readonly Check[] = [
  ...callChecks,
  ...sessionChecks,
  ...stopChecks,
  ...streamChecks,
  ...cartChecks,
  ...uploadChecks,
  ...webhookChecks,
];

export interface CheckResult {
  readonly name: string;
  /** The reason for the failure; null if the check passed. */
  readonly problem: string | null;
}

/** Runs all checks against a mock server, each in its own session. */
export function runChecks(baseUrl: string): Promise<readonly CheckResult[]> {
  return Promise.all(
    checks.map(({ name, run }, index) => runOne(name, run, { baseUrl, session: `check.${index}` })),
  );
}

async function runOne(name: string, run: Check['run'], target: Target): Promise<CheckResult> {
  try {
    await run(target);
    return { name, problem: null };
  } catch (error) {
    return { name, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
