import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningCommand {
  /** Its output so far. */
  readonly output: () => string;
  /** Waits for its output. Rejects with all output if it ends first. @returns the match */
  readonly waitForOutput: (part: RegExp) => Promise<RegExpExecArray>;
  /** Waits until it exits. @returns its exit code, or the signal that ended it */
  readonly waitForExit: () => Promise<number | NodeJS.Signals | null>;
  /** Sends a signal to it and to everything that it has started. */
  readonly signal: (name: NodeJS.Signals) => void;
}

interface Surroundings {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a program that may run for long. */
export function startCommand(
  program: string,
  words: readonly string[],
  surroundings: Surroundings = {},
): RunningCommand {
  // A process group: npm starts programs that start others, and all of them must end.
  const child = spawn(program, [...words], {
    ...surroundings,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
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
    output: () => output,
    signal(name) {
      if (child.pid === undefined || child.exitCode !== null) return;
      try {
        process.kill(-child.pid, name);
      } catch {
        // The process group has already exited.
      }
    },
    async waitForExit() {
      await close;
      return child.exitCode ?? child.signalCode;
    },
    async waitForOutput(part) {
      const { promise, resolve } = Promise.withResolvers<RegExpExecArray | null>();
      const listen = () => {
        const match = part.exec(output);
        if (match !== null) resolve(match);
      };
      listeners.add(listen);
      listen();
      close.then(() => resolve(part.exec(output)));
      const match = await promise;
      listeners.delete(listen);
      if (match === null)
        throw new Error(`"${[program, ...words].join(' ')}" ended before it printed ${part}: ${output}`);
      return match;
    },
  };
}
