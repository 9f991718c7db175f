// Refuses words in comments, test titles and documents that hide the term of the field: `plain-english.ts [paths…]`, by default all files.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPaths } from './clean-paths.ts';
import { proseIn } from './prose.ts';
import type { RefusedWord } from './refused-words.ts';
import { refusedOpening, refusedWords } from './refused-words.ts';

const extensions = '{ts,tsx,mts,mjs,js,css,md,mdx,yml,yaml}';
// Generated files repeat the contract, accessibility trees repeat the pages, and the word list contains the words it refuses.
const exempt = /node_modules|\/dist\/|generated|-lock\.yaml$|\.aria\.yaml$|refused-words\.ts$/;

export interface Finding {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Finds refused words in the prose of one file; the path decides how the source is read. */
export function findRefusedWords(path: string, source: string): readonly Finding[] {
  return proseIn(path, source).flatMap(({ line, text, opens }) => {
    const prose = withoutQuotations(text);
    const candidates = opens ? [...refusedWords, refusedOpening] : refusedWords;
    return candidates.flatMap((candidate) => findingsOf(candidate, prose, line));
  });
}

function findingsOf({ pattern, instead }: RefusedWord, prose: string, line: number): readonly Finding[] {
  const [word] = pattern.exec(prose) ?? [];
  return word === undefined ? [] : [{ line, word, instead }];
}

/** Names in code, quotations and addresses of links are not prose. */
function withoutQuotations(text: string): string {
  return text.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”|\]\([^)]*\)|https?:\S+/g, ' ');
}

function filesBelow(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return globSync(`${path}/**/*.${extensions}`, { exclude: (name) => exempt.test(name) });
}

function report(paths: readonly string[]): number {
  let count = 0;
  for (const path of [...new Set(paths.flatMap(filesBelow))].filter((name) => !exempt.test(name)).sort()) {
    for (const { line, word, instead } of findRefusedWords(path, readFileSync(path, 'utf8'))) {
      console.log(`${path}:${line}  "${word}": write ${instead}`);
      count += 1;
    }
  }
  return count;
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, '../..'));
  const paths = process.argv.slice(2);
  const count = report(paths.length === 0 ? cleanPaths : paths);
  console.log(count === 0 ? 'No refused words.' : `${count} refused words.`);
  process.exitCode = count === 0 ? 0 : 1;
}
