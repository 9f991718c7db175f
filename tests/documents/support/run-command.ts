import { onTestFinished } from 'vitest';
import type { RunningCommand } from '../../../scripts/start-command.ts';
import { startCommand } from '../../../scripts/start-command.ts';
import { wordsOf } from './shell-blocks.ts';

/** Runs a line of a page in a shell at the root of this repository; kills it at the end of the test. */
export function type(line: string): RunningCommand {
  const [program = '', ...words] = wordsOf(line);
  const command = startCommand(program, words);
  onTestFinished(async () => {
    command.signal('SIGKILL');
    await command.waitForExit();
  });
  return command;
}
