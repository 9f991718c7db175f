// Runs hey-api's faker plugin, which writes a function per entity of the contract, and adds the makers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { ContractDocument } from './contract-document.ts';
import { fakerDocument } from './faker-document.ts';
import { makersTable } from './makers-table.ts';

/** Categories contain categories. */
const maxCallDepth = 2;
const generatedFiles = ['types.gen.ts', '@faker-js/faker.gen.ts'];

/** Returns the files of `generated/testing` by their path in `generated`. */
export async function fakerFiles(contract: ContractDocument): Promise<[string, string][]> {
  const { schemas, stringRules, numberRules } = fakerDocument(contract);
  const folder = mkdtempSync(join(tmpdir(), 'signal-fakers-'));
  try {
    await createClient({
      logs: { level: 'silent' },
      input: {
        openapi: '3.1.0',
        info: { title: 'entities', version: '0' },
        paths: {},
        components: { schemas },
      },
      output: { path: folder, module: { extension: '.ts' }, entryFile: false, header: [] },
      plugins: [
        '@hey-api/typescript',
        {
          name: '@faker-js/faker',
          maxCallDepth,
          // Without a locale the functions would import every language of faker for a default that makers never
          // use.
          locale: 'en',
          requests: false,
          responses: false,
          nameRules: { string: { ...stringRules }, number: { ...numberRules } },
        },
      ],
    });
    const files = generatedFiles.map((name): [string, string] => [
      `testing/${name}`,
      readFileSync(join(folder, name), 'utf8'),
    ]);
    return [...files, ['testing/makers.ts', makersTable(contract)]];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
