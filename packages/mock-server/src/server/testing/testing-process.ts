import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The time limit for tests that start processes, generous enough for a busy machine. */
export const processLimitMs = 180_000;

export interface TestProcess {
  readonly child: ChildProcess;
  /** The output so far, stdout and stderr. */
  output(): string;
  /** Waits for this text in the output. Rejects when the process ends first. */
  waitForOutput(part: string): Promise<void>;
  /** Waits for the end of the process. @returns exit code and signal */
  waitForEnd(): Promise<unknown>;
}

const cli = fileURLToPath(new URL('../cli/cli.ts', import.meta.url));

/** Runs the command line of the mock in a child process, which ends with the test. */
export function startProcess(...words: readonly string[]): TestProcess {
  return startProcessWith([], words);
}

/** Like `startProcess`, with flags for Node itself. */
export function startProcessWith(nodeFlags: readonly string[], words: readonly string[]): TestProcess {
  const child = spawn(process.execPath, [...nodeFlags, cli, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const close = once(child, 'close');
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listen of listeners) listen();
    });
  }
  return {
    child,
    output: () => output,
    async waitForOutput(part) {
      const { promise, resolve } = Promise.withResolvers<'said'>();
      const listen = () => {
        if (output.includes(part)) resolve('said');
      };
      listeners.add(listen);
      listen();
      const first = await Promise.race([promise, close]);
      listeners.delete(listen);
      if (first !== 'said') throw new Error(`The process ended before it said "${part}": ${output}`);
    },
    waitForEnd: () => close,
  };
}
