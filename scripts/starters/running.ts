import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Starter } from './install-starter.ts';

const patienceMs = 60_000;

/** A command that runs until it is ended. */
export interface Running {
  /** Resolves when its output has this. Rejects with the output if it ends before or within a minute. */
  readonly until: (pattern: RegExp) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts a command of a starter, together with what it starts itself. */
export function start(
  { folder, env }: Starter,
  more: NodeJS.ProcessEnv,
  command: string,
  ...parameters: readonly string[]
): Running {
  const child = spawn(command, [...parameters], { cwd: folder, env: { ...env, ...more }, detached: true });
  const waiting = new Set<() => void>();
  let output = '';
  let hasEnded = false;
  const look = () => {
    for (const check of waiting) check();
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += String(text);
      look();
    });
  const ended = once(child, 'exit').then(() => {
    hasEnded = true;
    look();
  });
  return {
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = (reason: string) => reject(new Error(`${command} ${reason}:\n${output}`));
        const timer = setTimeout(() => fail(`does not print ${pattern}`), patienceMs);
        const check = () => {
          const isFound = pattern.test(output);
          if (!isFound && !hasEnded) return;
          waiting.delete(check);
          clearTimeout(timer);
          if (isFound) resolve();
          else fail('ended');
        };
        waiting.add(check);
        check();
      }),
    async end() {
      if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
