import { newCall } from './call.ts';
import { readCommand, usage } from './command.ts';
import type { Draft } from './draft.ts';
import { draftOf } from './draft.ts';
import { newField } from './field.ts';
import { newMessage } from './message.ts';
import { Refusal } from './refusal.ts';
import { newScenario } from './scenario.ts';
import { newScreen } from './screen.ts';

type Kind = (draft: Draft, command: ReturnType<typeof readCommand>) => readonly string[];

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['call', newCall],
  ['field', newField],
  ['scenario', newScenario],
  ['screen', newScreen],
  ['message', newMessage],
]);

export interface Created {
  /** False for a dry run. */
  readonly isWritten: boolean;
  readonly files: readonly string[];
  readonly steps: readonly string[];
}

/** Writes the files of `npm run new` below a folder. @throws Refusal before anything is written */
export function create(args: readonly string[], folder: string): Created {
  const command = readCommand(args);
  const kind = kinds.get(command.kind);
  if (kind === undefined)
    throw new Refusal(
      `There is no kind "${command.kind}": choose one of ${[...kinds.keys()].join(', ')}.\n\n${usage}`,
    );
  const draft = draftOf(folder);
  const steps = kind(draft, command);
  const isWritten = !command['dry-run'];
  if (isWritten) draft.write();
  return { isWritten, files: draft.paths(), steps };
}
