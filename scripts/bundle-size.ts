// Measures what a customer downloads: gzip sizes of a build that is never written to disk.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { build } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Bytes, gzipped, that one module and everything it imports weigh in a bundle of its own. */
export async function moduleBytes(module: string): Promise<number> {
  const entry = fileURLToPath(import.meta.resolve(module));
  const chunks = await builtChunks({ lib: { entry, formats: ['es'] } }, 'packages/web', false);
  return sum(chunks.map(gzipBytes));
}

/** Bytes, gzipped, of the scripts that the first view of the shop waits for, and of all scripts together. */
export async function shopBytes(): Promise<{ firstView: number; all: number }> {
  const chunks = await builtChunks({}, 'packages/web');
  const entries = chunks.filter((chunk) => chunk.isEntry);
  return {
    firstView: sum(staticallyImported(entries, chunks).map(gzipBytes)),
    all: sum(chunks.map(gzipBytes)),
  };
}

async function builtChunks(options: object, root: string, configFile?: false): Promise<Chunk[]> {
  const output = await build({
    root,
    logLevel: 'error',
    ...(configFile === undefined ? {} : { configFile }),
    build: { write: false, minify: true, ...options },
  });
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
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

function gzipBytes(chunk: Chunk): number {
  return gzipSync(chunk.code, { level: 9 }).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
