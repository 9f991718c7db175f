import { readFileSync } from 'node:fs';

/** A line of a shell block, as somebody would type it. */
export interface ShellLine {
  /** The page, as a path in the repository. */
  readonly path: string;
  /** Joined where a backslash goes on in the next line, without its remark. */
  readonly line: string;
  /** What stands behind ` # `, or ''. */
  readonly remark: string;
}

/** The blocks of a page in one language, without their fences. */
export function blocksOf(path: string, language: RegExp): readonly string[] {
  const blocks = readFileSync(path, 'utf8').matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm);
  return [...blocks]
    .filter(([, , name = '']) => language.test(name))
    .map(([, indent = '', , text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

/** Every line of every shell block of a page, in its order. */
export function shellLines(path: string): readonly ShellLine[] {
  return blocksOf(path, /^sh$/)
    .flatMap((text) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => {
      const [, command = '', remark = ''] = /^(.*?)(?:\s+# (.*))?$/.exec(line.trim()) ?? [];
      return { path, line: command.startsWith('#') ? '' : command, remark };
    })
    .filter(({ line }) => line !== '');
}

/** Words of a line as a shell splits them; single quotes keep together. */
export function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
