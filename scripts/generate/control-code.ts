// Generates types, methods and paths for the client and the routes of the control API from its contract.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '../../packages/sdk/generator/contract-document.ts';
import { answersOf, callsOf } from '../../packages/sdk/generator/contract-document.ts';
import { typesOf } from '../../packages/sdk/generator/types-of.ts';

const header = '// Generated from openapi/control/: run `npm run generate`, never edit.\n';
const target = 'packages/mock-server/src/control/generated';

/** @returns the names of the files that changed */
export async function writeControlCode(bundlePath: string, contractPath: string): Promise<readonly string[]> {
  const document: ContractDocument = JSON.parse(readFileSync(bundlePath, 'utf8'));
  const files = {
    'control-types.ts': await typesOf(withContractCalls(document, contractPath), { immutable: true }),
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

/** Types operation ids of the shop's contract as a union; the control contract has them as strings. */
function withContractCalls(document: ContractDocument, contractPath: string): ContractDocument {
  const contract: ContractDocument = JSON.parse(readFileSync(contractPath, 'utf8'));
  const calls = callsOf(contract).map(({ operation }) => operation.operationId);
  const { schemas } = document.components;
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...schemas, ContractCall: { enum: calls }, FaultTarget: { enum: [...calls, '*'] } },
    },
  };
}

function pathsTable(document: ContractDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      line: `  ${operation.operationId}: '${method.toUpperCase()} ${path}',`,
      streams: 'text/event-stream' in answersOf(document, { path, method: 'get', operation }),
    })),
  );
  const linesOf = (streams: boolean) =>
    operations.filter((operation) => operation.streams === streams).map(({ line }) => line);
  return `import type { operations } from './control-types.ts';

/** Method and path of each operation; a parameter in braces is the first argument of its function. */
export const controlPaths = {
${linesOf(false).join('\n')}
} as const satisfies Partial<Record<keyof operations, string>>;

/** The same for operations with an event stream. */
export const controlStreams = {
${linesOf(true).join('\n')}
} as const satisfies Record<Exclude<keyof operations, keyof typeof controlPaths>, string>;
`;
}
