import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A running program of packages/sdk/examples. */
export interface RunningExample {
  /** Resolves with the first matching line, including earlier ones; rejects if the program ends without it. */
  readonly line: (pattern: RegExp) => Promise<string>;
  /** Sends Ctrl-C. */
  readonly interrupt: () => void;
  readonly ended: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
}

/** Starts an example under the Node of the tests. Output on stderr fails the test. */
export function startExample(name: string, ...words: string[]): RunningExample {
  const script = join(import.meta.dirname, '../../../packages/sdk/examples', `${name}.ts`);
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let complaint = '';
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const look of waiting) look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise<{ code: number | null; lines: readonly string[] }>((resolve, reject) => {
    child.once('close', (code) => {
      if (complaint !== '') reject(new Error(complaint));
      else resolve({ code, lines });
      for (const look of waiting) look();
    });
  });
  // A caller that waits for a line receives the error there.
  ended.catch(() => undefined);
  return {
    ended,
    interrupt: () => void child.kill('SIGINT'),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = lines.find((line) => pattern.test(line));
          if (match === undefined && child.exitCode === null) return;
          waiting.delete(look);
          if (match === undefined)
            reject(new Error(`${name} ended without ${pattern}: ${complaint}${lines.join('\n')}`));
          else resolve(match);
        };
        waiting.add(look);
        look();
      }),
  };
}
