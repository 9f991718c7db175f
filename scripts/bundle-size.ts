// Measures what a customer downloads: gzip sizes of a build that is never written to disk.
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { build } from 'vite';

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;
type Chunk = Rolldown.OutputChunk;

/** One downloaded file and its bytes, gzipped. */
export interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

/** What a first visit of `/` in English downloads, apart from pictures, fonts and answers. */
export interface FirstLoad {
  readonly scripts: readonly Weighed[];
  readonly styles: readonly Weighed[];
  /** Ids of the modules that the scripts are made of. */
  readonly modules: readonly string[];
}

/** What the html names, what that imports, and the words of the first view. */
export async function firstLoad(): Promise<FirstLoad> {
  const files = await builtFiles();
  const html = files.map(textOf).find((text) => text.startsWith('<!doctype html>')) ?? '';
  const chunks = files.filter(isChunk);
  const isNamed = ({ fileName }: File): boolean => html.includes(`"/${fileName}">`);
  const starts = chunks.filter((chunk) => isNamed(chunk) || chunk.name === 'en-first');
  const loaded = staticallyImported(starts, chunks);
  return {
    scripts: loaded.map(weigh),
    styles: files.filter((file) => file.fileName.endsWith('.css') && isNamed(file)).map(weigh),
    modules: loaded.flatMap((chunk) => Object.keys(chunk.modules)),
  };
}

export function sum(files: readonly Weighed[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** As a release is built, whoever asks: a test runner says that this is a test, and React would be its development build. */
async function builtFiles(): Promise<File[]> {
  process.env.NODE_ENV = 'production';
  const output = await build({
    root: 'packages/web',
    logLevel: 'error',
    build: { write: false, minify: true },
  });
  const outputs = Array.isArray(output) ? output : [output];
  return outputs.flatMap((one) => ('output' in one ? one.output : []));
}

function staticallyImported(entries: Chunk[], chunks: Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const queue = [...entries];
  for (let chunk = queue.pop(); chunk !== undefined; chunk = queue.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const names = chunk.imports;
    queue.push(...chunks.filter((other) => names.includes(other.fileName)));
  }
  return [...found];
}

function isChunk(file: File): file is Chunk {
  return file.type === 'chunk';
}

function textOf(file: File): string {
  return isChunk(file) ? file.code : String(file.source);
}

function weigh(file: File): Weighed {
  return { file: file.fileName, bytes: gzipSync(textOf(file), { level: 9 }).length };
}
