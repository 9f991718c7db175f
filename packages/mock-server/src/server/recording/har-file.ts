import { closeSync, openSync, writeSync } from 'node:fs';
import type { CallRecord } from '../../control/control-answers.ts';
import { codeOrMessageOf } from '../error-text.ts';
import { harHead, toHarEntry } from './call-export.ts';

/** Records every call of a server in a file. */
export interface HarFile {
  add(origin: string, call: CallRecord): void;
  close(): void;
}

const end = ']}}';

/**
 * Starts an HTTP Archive 1.2 and overwrites the file. After each call the file is a complete archive, even after the
 * process was killed.
 * @throws Error with a readable message when the file cannot be written
 */
export function openHarFile(path: string): HarFile {
  let file: number;
  try {
    file = openSync(path, 'w');
  } catch (error) {
    throw new Error(`The archive ${path} cannot be written: ${codeOrMessageOf(error)}.`);
  }
  // Each entry overwrites the closing brackets of the archive, and writes them again after itself.
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

// On a nearly full disk a write can be partial without an error.
function writeWhole(file: number, text: string, from: number): number {
  const bytes = Buffer.from(text);
  let bytesWritten = 0;
  while (bytesWritten < bytes.length)
    bytesWritten += writeSync(file, bytes, bytesWritten, bytes.length - bytesWritten, from + bytesWritten);
  return from + bytes.length;
}
