import { readFileSync } from 'node:fs';
import { markdownParts } from '@signal-shop/guide';

/** A line of a shell block as a reader would type it. */
export interface ShellLine {
  /** Path of the page in the repository. */
  readonly path: string;
  /** Joined across backslash continuations, without its comment. */
  readonly line: string;
  /** The text after ` # `, or ''. */
  readonly remark: string;
}

/** Returns the code blocks of a page in these languages, without their fences. */
export function blocksOf(path: string, ...languages: readonly string[]): readonly string[] {
  return markdownParts(readFileSync(path, 'utf8'))
    .programs.filter(({ language }) => languages.includes(language))
    .map(({ text }) => text);
}

/** Returns every line of every shell block of a page, in order. */
export function shellLines(path: string): readonly ShellLine[] {
  return blocksOf(path, 'sh')
    .flatMap((text) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => {
      const [, command = '', remark = ''] = /^(.*?)(?:\s+# (.*))?$/.exec(line.trim()) ?? [];
      return { path, line: command.startsWith('#') ? '' : command, remark };
    })
    .filter(({ line }) => line !== '');
}

/** Splits a line into words like a shell; quotes group words. */
export function wordsOf(line: string): readonly string[] {
  const words = line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g);
  return [...words].map(([, single, double, plain]) => single ?? double ?? plain ?? '');
}
