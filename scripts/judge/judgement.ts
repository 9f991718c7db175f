import { spawn } from 'node:child_process';
import type { Verdict } from '../journeys/verdict.ts';

/** A tool that needs something which is not installed here. */
export interface Skipped {
  readonly name: string;
  readonly skipped: string;
}

export type Judgement = Verdict | Skipped;

/** A verdict over things of which each has its own list of findings. */
export function verdictOver(
  name: string,
  unit: string,
  findingsByThing: Readonly<Record<string, readonly string[]>>,
): Verdict {
  const things = Object.entries(findingsByThing);
  return {
    name,
    unit,
    passed: things.filter(([, findings]) => findings.length === 0).length,
    total: things.length,
    findings: things.flatMap(([thing, findings]) => findings.map((finding) => `${thing}: ${finding}`)),
  };
}

/** Runs a tool to its end. Its output is read, not shown. */
export function outputOf(
  command: string,
  parameters: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve, reject) => {
    const tool = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      tool[stream].on('data', (chunk: Buffer) => {
        texts[stream] += chunk.toString();
      });
    tool.once('error', reject);
    tool.once('close', (code) => resolve({ code: code ?? 1, ...texts }));
  });
}
