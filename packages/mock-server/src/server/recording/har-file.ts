import { closeSync, openSync, writeSync } from 'node:fs';
import type { CallRecord } from '../../control/control-answers.ts';
import { harHead, toHarEntry } from './call-export.ts';

/** Every call of a server, written down as it happens. */
export interface HarFile {
  add(origin: string, call: CallRecord): void;
  close(): void;
}

const end = ']}}';

/**
 * Begins an HTTP Archive 1.2, in place of what the file held. After each call the file is a whole archive: whoever
 * reads it while the server runs, or after it was killed, finds every call that was answered.
 * @throws Error with a sentence for people when the file cannot be written
 */
export function openHarFile(path: string): HarFile {
  let file: number;
  try {
    file = openSync(path, 'w');
  } catch (error) {
    throw new Error(`The archive ${path} cannot be written: ${reasonOf(error)}.`);
  }
  // The archive's own end is cut off, and written again behind each entry.
  const begin = JSON.stringify({ log: { ...harHead, entries: [] } }).slice(0, -end.length);
  let at = writeWhole(file, begin, 0);
  writeWhole(file, end, at);
  let isFirst = true;
  return {
    add(origin, call) {
      const entry = `${isFirst ? '' : ','}\n${JSON.stringify(toHarEntry(origin, call))}`;
      isFirst = false;
      at = writeWhole(file, `${entry}${end}`, at) - end.length;
    },
    close: () => closeSync(file),
  };
}

// A disk that is nearly full takes a part of what it is given, without an error.
function writeWhole(file: number, text: string, from: number): number {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length)
    written += writeSync(file, bytes, written, bytes.length - written, from + written);
  return from + bytes.length;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
