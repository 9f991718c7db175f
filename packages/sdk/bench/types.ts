// Measures how long the compiler takes to check a program that makes every call, against the published
// declarations.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../build/entries.ts';
import { readOperation } from '../src/call/operation.ts';
import { operationLines } from '../src/generated/operations.ts';

export interface CheckCost {
  readonly instantiations: number;
  readonly checkSeconds: number;
}

/** Maximum number of type instantiations. Unlike the time, the count is the same on every machine. */
export const instantiationsMaximum = 5_000;

const program = [
  "import type { ArgumentOf, CallId } from '@signal-shop/sdk/contract';",
  'declare const given: { readonly [Id in CallId]: ArgumentOf<Id> };',
];

const programs = {
  empty: 'export {};\n',
  methods: [
    "import type { ShopClient } from '@signal-shop/sdk';",
    ...program,
    'export async function callAll(shop: ShopClient) {',
    ...eachCall(({ id, takesArgument }) => `(await shop.${id}(${takesArgument ? `given.${id}` : ''})).msg;`),
    '}',
  ].join('\n'),
  functions: [
    "import type { ShopConnection } from '@signal-shop/sdk';",
    "import * as calls from '@signal-shop/sdk/calls';",
    ...program,
    'export async function callAll(shop: ShopConnection) {',
    ...eachCall(
      ({ id, takesArgument }) => `(await calls.${id}(shop${takesArgument ? `, given.${id}` : ''})).msg;`,
    ),
    '}',
  ].join('\n'),
  openapiFetch: [
    "import { connectShop } from '@signal-shop/sdk';",
    "import { rawClient } from '@signal-shop/sdk/raw';",
    ...program,
    "const raw = rawClient(connectShop({ baseUrl: '' }));",
    'export async function callAll() {',
    ...eachCall((operation) => `(await raw.${rawCall(operation)}).data?.msg;`),
    '}',
  ].join('\n'),
} as const;

/** The cost of a program minus that of an empty one with the same settings. `built` contains the package. */
export function measureTypes(
  name: Exclude<keyof typeof programs, 'empty'>,
  packageFolder: string,
): CheckCost {
  const folder = mkdtempSync(join(tmpdir(), 'signal-types-'));
  try {
    mkdirSync(join(folder, 'node_modules/@signal-shop'), { recursive: true });
    symlinkSync(packageFolder, join(folder, 'node_modules/@signal-shop/sdk'));
    const empty = check(folder, 'empty');
    const full = check(folder, name);
    return {
      instantiations: full.instantiations - empty.instantiations,
      checkSeconds: full.checkSeconds - empty.checkSeconds,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function check(folder: string, name: keyof typeof programs): CheckCost {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, programs[name]);
  const compiler = join(packageFolder, '../../node_modules/typescript/bin/tsc');
  const settings = '--noEmit --strict --skipLibCheck --types --target es2024 --module esnext';
  const { stdout, status } = spawnSync(
    process.execPath,
    [compiler, ...settings.split(' '), '--moduleResolution', 'bundler', '--extendedDiagnostics', file],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  return {
    instantiations: numberAfter(stdout, 'Instantiations'),
    checkSeconds: numberAfter(stdout, 'Check time'),
  };
}

function numberAfter(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s*([\\d.]+)`, 'm').exec(text)?.[1]);
}

interface CalledOperation {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly takesArgument: boolean;
}

function eachCall(write: (operation: CalledOperation) => string): string[] {
  return Object.entries(operationLines).map(([id, line]) => `  ${write({ id, ...readOperation(line) })}`);
}

function rawCall({ id, kind, path, takesArgument }: CalledOperation): string {
  if (kind !== 'get') return `POST('${path}', { body: given.${id} })`;
  return takesArgument ? `GET('${path}', { params: { query: given.${id} } })` : `GET('${path}')`;
}
