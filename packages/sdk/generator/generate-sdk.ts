// Generates packages/sdk/src/generated from the bundled contract. Writes only files whose text changes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { ContractDocument } from './contract-document.ts';
import { codesOf } from './contract-document.ts';
import { fakerFiles } from './faker-files.ts';
import { withMeanings } from './field-meanings.ts';
import { limitsFiles } from './limits-table.ts';
import { operationsTable } from './operations-table.ts';
import { shopCallFunctions, shopCallTypes, withNamedCalls } from './shop-calls.ts';
import { stringOfCharacters } from './string-of-characters.ts';
import { typesOf } from './types-of.ts';
import { validatorsTable } from './validators-table.ts';

const header = '// Generated from openapi/: run `npm run generate`, never edit.\n';
const target = join(import.meta.dirname, '../src/generated');

/** Generates everything and returns the names of the changed files. */
export async function generateSdk(bundlePath: string): Promise<string[]> {
  const contract: ContractDocument = JSON.parse(readFileSync(bundlePath, 'utf8'));
  const files = new Map<string, string>([
    ['types.ts', await typesOf(withMeanings(withNamedCalls(contract)))],
    ['operations.ts', operationsTable(contract)],
    ['shop-calls.ts', shopCallTypes(contract)],
    ...shopCallFunctions(contract),
    ...limitsFiles(contract),
    ['validators.ts', validatorsTable(contract)],
    ...(await runTimeFiles(bundlePath, contract)),
    ...(await fakerFiles(contract)),
  ]);
  return writeChanged(files);
}

/**
 * Generates codes as objects and the validators with hey-api; openapi-typescript generates the types. Each code
 * has its own module, so that a page loads only the codes that it imports.
 */
async function runTimeFiles(bundlePath: string, contract: ContractDocument): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'signal-generate-'));
  const codes = Object.entries(codesOf(contract));
  const silent = { logs: { level: 'silent' as const } };
  const output = { module: { extension: '.ts' as const }, entryFile: false, header: [] };
  try {
    await createClient([
      ...codes.map(([name, schema]) => ({
        ...silent,
        input: {
          openapi: '3.1.0' as const,
          info: { title: name, version: '0' },
          paths: {},
          components: { schemas: { [name]: schema } },
        },
        output: { ...output, path: join(folder, name) },
        plugins: [
          {
            name: '@hey-api/typescript' as const,
            enums: { mode: 'javascript' as const, case: 'preserve' as const },
          },
        ],
      })),
      {
        ...silent,
        input: bundlePath,
        output: { ...output, path: join(folder, 'valibot') },
        plugins: [{ name: 'valibot', $resolvers: { string: stringOfCharacters } }],
      },
    ]);
    return [
      ['codes.ts', codes.map(([name]) => `export { ${name} } from './codes/${name}.ts';`).join('\n')],
      ...codes.map(([name]): [string, string] => [
        `codes/${name}.ts`,
        readFileSync(join(folder, name, 'types.gen.ts'), 'utf8'),
      ]),
      ['valibot.gen.ts', readFileSync(join(folder, 'valibot/valibot.gen.ts'), 'utf8')],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeChanged(files: Map<string, string>): string[] {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !files.has(name)) rmSync(join(target, name));
  }
  return [...files].flatMap(([name, text]) => {
    const path = join(target, name);
    const next = `${header}${text.trimEnd()}\n`;
    if (readText(path) === next) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, next);
    return [name];
  });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
