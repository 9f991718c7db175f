// Writes what the client and the routes of the control API know from its document: types, methods and paths.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '../packages/sdk/generator/contract-document.ts';
import { typesOf } from '../packages/sdk/generator/types-of.ts';

const header = '// Generated from openapi/control/: run `npm run generate`, never edit.\n';
const target = 'packages/mock-server/src/control/generated';

/** @returns the names of the files that changed */
export async function writeControlCode(bundlePath: string): Promise<readonly string[]> {
  const document: ContractDocument = JSON.parse(readFileSync(bundlePath, 'utf8'));
  const files = {
    'control-types.ts': await typesOf(document, { immutable: true }),
    'control-paths.ts': pathsTable(document),
  };
  mkdirSync(target, { recursive: true });
  return Object.entries(files).flatMap(([name, text]) => {
    const path = join(target, name);
    const next = `${header}${text.trimEnd()}\n`;
    if (existsSync(path) && readFileSync(path, 'utf8') === next) return [];
    writeFileSync(path, next);
    return [path];
  });
}

function pathsTable({ paths }: ContractDocument): string {
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `  ${operationId}: '${method.toUpperCase()} ${path}',`,
    ),
  );
  return `import type { operations } from './control-types.ts';

/** Method and path of each operation; a part in braces stands for the first argument of its function. */
export const controlPaths = {
${lines.join('\n')}
} as const satisfies Record<keyof operations, string>;
`;
}
