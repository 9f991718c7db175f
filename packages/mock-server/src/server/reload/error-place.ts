import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The error in one line, after the file and line of its cause. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const syntaxError = firstSyntaxError(error);
  const sentence = firstLine(syntaxError?.message ?? error.message);
  const place = syntaxError?.place ?? firstFrame(error.stack ?? '');
  return place === null ? sentence : `${place}: ${sentence}`;
}

/** Vite lists the errors of a module that it cannot transform, with their locations as fields. */
function firstSyntaxError(error: Error): { readonly message: string; readonly place: string } | null {
  const [first] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const { message, loc } = fieldsOf(first);
  const { file, line, column } = fieldsOf(loc);
  if (typeof file !== 'string') return null;
  return { message: String(message), place: shortened(`${file}:${line}:${Number(column) + 1}`) };
}

/** The first frame of the project's own code. */
function firstFrame(stack: string): string | null {
  const frame = stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at ') && !/node_modules|node:/.test(line))
    .map((line) => line.slice(Math.max(line.lastIndexOf('('), line.lastIndexOf(' ')) + 1).replace(')', ''))
    .at(0);
  return frame === undefined ? null : shortened(frame);
}

function shortened(place: string): string {
  return relative(process.cwd(), place.startsWith('file:') ? new URL(place).pathname : place);
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text.split('\n')[0] ?? '');
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
