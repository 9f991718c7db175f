// Makes packages/sdk/src/generated from the bundled contract; a file is only written when its text changes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { ContractDocument } from './contract-document.ts';
import { codesOf } from './contract-document.ts';
import { limitsTable } from './limits-table.ts';
import { operationsTable } from './operations-table.ts';
import { shopCallFunctions, shopCallTypes, withNamedCalls } from './shop-calls.ts';
import { typesOf } from './types-of.ts';
import { validatorsTable } from './validators-table.ts';

const header = '// Generated from openapi/: run `npm run generate`, never edit.\n';
const target = join(import.meta.dirname, '../src/generated');

/** Generates everything and returns the names of the files that changed. */
export async function generateSdk(bundlePath: string): Promise<string[]> {
  const contract: ContractDocument = JSON.parse(readFileSync(bundlePath, 'utf8'));
  const files = new Map<string, string>([
    ['types.ts', await typesOf(withNamedCalls(contract))],
    ['operations.ts', operationsTable(contract)],
    ['shop-calls.ts', shopCallTypes(contract)],
    ...shopCallFunctions(contract),
    ['limits.ts', limitsTable(contract)],
    ['validators.ts', validatorsTable(contract)],
    ...(await runTimeFiles(bundlePath, contract)),
  ]);
  return writeChanged(files);
}

/** hey-api's part: the codes as objects, without the types that openapi-typescript makes, and the validators. */
async function runTimeFiles(bundlePath: string, contract: ContractDocument): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'signal-generate-'));
  const quiet = { logs: { level: 'silent' as const } };
  const output = { module: { extension: '.ts' as const }, entryFile: false, header: [] };
  try {
    await createClient([
      {
        ...quiet,
        input: {
          openapi: '3.1.0',
          info: { title: 'codes', version: '0' },
          paths: {},
          components: { schemas: codesOf(contract) },
        },
        output: { ...output, path: join(folder, 'codes') },
        plugins: [{ name: '@hey-api/typescript', enums: { mode: 'javascript', case: 'preserve' } }],
      },
      {
        ...quiet,
        input: bundlePath,
        output: { ...output, path: join(folder, 'valibot') },
        plugins: ['valibot'],
      },
    ]);
    return [
      ['codes.gen.ts', readFileSync(join(folder, 'codes/types.gen.ts'), 'utf8')],
      ['valibot.gen.ts', countCharacters(readFileSync(join(folder, 'valibot/valibot.gen.ts'), 'utf8'))],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** valibot's own lengths count UTF-16 units, while the contract and the gate in front of the shop count characters. */
function countCharacters(text: string): string {
  const lengths = /v\.string\(\), v\.minLength\((\d+)\), v\.maxLength\((\d+)\)/g;
  const counted = text.replaceAll(lengths, 'v.string(), characters($1, $2)');
  return counted.replace(
    "from 'valibot';",
    "from 'valibot';\nimport { characters } from '../character-limits.ts';",
  );
}

function writeChanged(files: Map<string, string>): string[] {
  mkdirSync(join(target, 'calls'), { recursive: true });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !files.has(name)) rmSync(join(target, name));
  }
  return [...files].flatMap(([name, text]) => {
    const path = join(target, name);
    const next = `${header}${text.trimEnd()}\n`;
    if (readText(path) === next) return [];
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
