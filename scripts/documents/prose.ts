import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';
import { yamlProse } from './yaml-prose.ts';

/** A line of text for people. */
export interface ProseLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether a comment or a title starts here. */
  readonly opens: boolean;
}

/** Returns the prose of a file: comments and test titles of a program, comments and descriptions of YAML, all text of a document. */
export function proseIn(path: string, source: string): readonly ProseLine[] {
  if (/\.(md|mdx)$/.test(path)) return withoutPrograms(source);
  if (/\.ya?ml$/.test(path))
    return yamlProse(source).flatMap(({ start, text }) => linesAt(source, start, text, true));
  if (path.endsWith('.css')) return cssComments(source);
  return [...comments(path, source), ...titles(path, source)];
}

function withoutPrograms(markdown: string): readonly ProseLine[] {
  let inProgram = false;
  return linesAt(markdown, 0, markdown, false).filter(({ text }) => {
    const isFence = text.trimStart().startsWith('```');
    if (isFence) inProgram = !inProgram;
    return !isFence && !inProgram;
  });
}

function comments(path: string, source: string): readonly ProseLine[] {
  return parseSync(path, source).comments.flatMap(({ value, start }, index, all) => {
    const previous = all[index - 1];
    const continues = previous?.type === 'Line' && source.slice(previous.end, start).trim() === '';
    return linesAt(source, start, value, !continues);
  });
}

function cssComments(source: string): readonly ProseLine[] {
  const lines: ProseLine[] = [];
  for (let start = source.indexOf('/*'); start >= 0; ) {
    const end = source.indexOf('*/', start);
    if (end < 0) break;
    lines.push(...linesAt(source, start, source.slice(start + 2, end), true));
    start = source.indexOf('/*', end);
  }
  return lines;
}

function titles(path: string, source: string): readonly ProseLine[] {
  const lines: ProseLine[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title === undefined || !['test', 'it', 'describe'].includes(rootName(callee))) return;
      const text = titleText(title);
      if (text !== null) lines.push(...linesAt(source, title.start, text, true));
    },
  });
  visitor.visit(parseSync(path, source).program);
  return lines;
}

/** `test` of `test('…')`, `test.each(rows)('…')` and `test.for(rows)('…')`. */
function rootName(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return '';
}

function titleText(title: ESTree.Argument): string | null {
  if (title.type === 'Literal') return typeof title.value === 'string' ? title.value : null;
  if (title.type !== 'TemplateLiteral') return null;
  return title.quasis.map(({ value }) => value.cooked ?? '').join('…');
}

function linesAt(source: string, start: number, text: string, opens: boolean): readonly ProseLine[] {
  const first = source.slice(0, start).split('\n').length;
  const words = text.split('\n').map((line) => line.replace(/^[\s*]+/, ''));
  const firstLine = words.findIndex((line) => line !== '');
  return words.map((line, index) => ({
    line: first + index,
    text: line,
    opens: opens && index === firstLine,
  }));
}
