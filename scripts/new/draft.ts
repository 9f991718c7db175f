import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Changes of files that are written together at the end, or not at all. */
export interface Draft {
  readonly exists: (path: string) => boolean;
  /** The files that match a pattern. */
  readonly list: (pattern: string) => readonly string[];
  /** The text of a file, with the changes so far. */
  readonly read: (path: string) => string;
  readonly set: (path: string, text: string) => void;
  /** The paths of the changes. */
  readonly paths: () => readonly string[];
  readonly write: () => void;
}

export function draftOf(folder: string): Draft {
  const changed = new Map<string, string>();
  return {
    exists: (path) => changed.has(path) || existsSync(join(folder, path)),
    list: (pattern) => globSync(pattern, { cwd: folder }).sort(),
    read: (path) => changed.get(path) ?? readFileSync(join(folder, path), 'utf8'),
    set: (path, text) => {
      changed.set(path, text);
    },
    paths: () => [...changed.keys()],
    write: () => {
      for (const [path, text] of changed) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
  };
}

/** Changes a file of a draft. */
export function change(draft: Draft, path: string, edit: (text: string) => string): void {
  draft.set(path, edit(draft.read(path)));
}
