import { readFileSync } from 'node:fs';

/** A line of a shell block as a reader would type it. */
export interface ShellLine {
  /** Path of the page in the repository. */
  readonly path: string;
  /** Joined across backslash continuations, without its comment. */
  readonly line: string;
  /** The text after ` # `, or ''. */
  readonly remark: string;
}

/** Returns the code blocks of a page in one language, without their fences. */
export function blocksOf(path: string, language: RegExp): readonly string[] {
  const blocks = readFileSync(path, 'utf8').matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm);
  return [...blocks]
    .filter(([, , name = '']) => language.test(name))
    .map(([, indent = '', , text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

/** Returns every line of every shell block of a page, in order. */
export function shellLines(path: string): readonly ShellLine[] {
  return blocksOf(path, /^sh$/)
    .flatMap((text) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => {
      const [, command = '', remark = ''] = /^(.*?)(?:\s+# (.*))?$/.exec(line.trim()) ?? [];
      return { path, line: command.startsWith('#') ? '' : command, remark };
    })
    .filter(({ line }) => line !== '');
}

/** Splits a line into words like a shell; single quotes group words. */
export function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
