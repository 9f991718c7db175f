import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A program of packages/sdk/examples while it runs. */
export interface RunningExample {
  /** Resolves with the first line that matches, also one of the past; rejects when the program ends without it. */
  readonly line: (pattern: RegExp) => Promise<string>;
  /** Asks it to end as Ctrl-C does. */
  readonly interrupt: () => void;
  readonly ended: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
}

/** Starts an example under the Node of the tests. What it writes as an error fails the test. */
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
  // Whoever only waits for a line hears of a complaint there.
  ended.catch(() => undefined);
  return {
    ended,
    interrupt: () => void child.kill('SIGINT'),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line));
          if (found === undefined && child.exitCode === null) return;
          waiting.delete(look);
          if (found === undefined)
            reject(new Error(`${name} ended without ${pattern}: ${complaint}${lines.join('\n')}`));
          else resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
