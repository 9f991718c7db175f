// Writes the examples of the contract from the mock server's responses: openapi/components/examples/<call>/<case>.yaml.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { Unfinished } from '../generate/unfinished.ts';

const folder = 'openapi/components/examples';

/** Creates a file for every example in the contract, so that the contract can be bundled before the examples exist. */
export function reserveExamples(): void {
  for (const path of namedExamples()) {
    if (!existsSync(path)) writeExample(path, 'summary: Not written yet\nvalue: { code: 1, msg: x }\n');
  }
}

/**
 * Writes changed examples and deletes those without a case.
 * @returns the paths of both
 */
export async function writeExamples(): Promise<readonly string[]> {
  const { answeredExamples } = await import('../examples/answered-examples.ts');
  const texts = new Map<string, string>();
  for (const { call, name, text } of await answeredExamples()) texts.set(examplePath(call, name), text);
  const missingExamples = namedExamples().filter((path) => !texts.has(path));
  if (missingExamples.length > 0)
    throw new Unfinished(`No case in scripts/examples answers for ${missingExamples.join(', ')}.`);

  const unusedPaths = globSync(`${folder}/*/*.yaml`).filter((path) => !texts.has(path));
  for (const path of unusedPaths) rmSync(path);
  const changedExamples = [...texts].filter(([path, text]) => readText(path) !== text);
  for (const [path, text] of changedExamples) writeExample(path, text);
  return [...unusedPaths, ...changedExamples.map(([path]) => path)];
}

function namedExamples(): readonly string[] {
  const files = globSync('openapi/paths/**/*.yaml');
  const paths = files.flatMap((file) =>
    referencesIn(parse(readFileSync(file, 'utf8'))).map((reference) => join(dirname(file), reference)),
  );
  return [...new Set(paths.filter((path) => path.startsWith(folder)))];
}

/** Every `$ref` in a value of YAML, at any depth. */
function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

function examplePath(call: string, name: string): string {
  return join(folder, call, `${name}.yaml`);
}

function writeExample(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
