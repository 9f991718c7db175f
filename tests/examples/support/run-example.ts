import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A running program of packages/sdk/examples. */
export interface RunningExample {
  /** Resolves with the first matching line, including earlier ones; rejects if the program ends without it. */
  readonly line: (pattern: RegExp) => Promise<string>;
  /** Sends Ctrl-C. */
  readonly interrupt: () => void;
  readonly exit: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
}

/** Starts an example under the Node of the tests. Output on stderr fails the test. */
export function startExample(name: string, ...words: string[]): RunningExample {
  const script = join(import.meta.dirname, '../../../packages/sdk/examples', `${name}.ts`);
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const checks = new Set<() => void>();
  let errorOutput = '';
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const check of checks) check();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const exit = new Promise<{ code: number | null; lines: readonly string[] }>((resolve, reject) => {
    child.once('close', (code) => {
      if (errorOutput !== '') reject(new Error(errorOutput));
      else resolve({ code, lines });
      for (const check of checks) check();
    });
  });
  // A caller that waits for a line receives the error there.
  exit.catch(() => undefined);
  return {
    exit,
    interrupt: () => void child.kill('SIGINT'),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = lines.find((line) => pattern.test(line));
          if (match === undefined && child.exitCode === null) return;
          checks.delete(check);
          if (match === undefined)
            reject(new Error(`${name} ended without ${pattern}: ${errorOutput}${lines.join('\n')}`));
          else resolve(match);
        };
        checks.add(check);
        check();
      }),
  };
}
