import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { wordsOf } from './shell-blocks.ts';

export interface RunningCommand {
  /** What it wrote so far. */
  readonly output: () => string;
  /** Waits until it wrote this. Rejects, with all that it wrote, when it ends before. @returns the match */
  readonly said: (part: RegExp) => Promise<RegExpExecArray>;
  /** Waits for its end. @returns its exit code, or the signal that ended it */
  readonly ended: () => Promise<number | NodeJS.Signals | null>;
  /** Ctrl-C. */
  readonly interrupt: () => void;
}

/** Types a line of a page into a shell in the folder of this repository; what still runs at the end of the test is ended. */
export function type(line: string): RunningCommand {
  const [program = '', ...words] = wordsOf(line);
  // A group of its own: npm starts programs that start others, and all of them end.
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const closed = once(child, 'close');
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listen of listeners) listen();
    });
  }
  const signal = (name: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, name);
    } catch {
      // Nobody of the group is left.
    }
  };
  onTestFinished(async () => {
    signal('SIGKILL');
    await closed;
  });
  return {
    output: () => output,
    interrupt: () => signal('SIGINT'),
    ended: async () => {
      await closed;
      return child.exitCode ?? child.signalCode;
    },
    async said(part) {
      const { promise, resolve } = Promise.withResolvers<RegExpExecArray | null>();
      const listen = () => {
        const found = part.exec(output);
        if (found !== null) resolve(found);
      };
      listeners.add(listen);
      listen();
      closed.then(() => resolve(part.exec(output)));
      const found = await promise;
      listeners.delete(listen);
      if (found === null) throw new Error(`"${line}" ended before it said ${part}: ${output}`);
      return found;
    },
  };
}
