import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { operationsLocation } from '../gate/contract.ts';
import { contractFolder, sourceFolder } from './watched-code.ts';

/** The name of a file in each folder of the sources; the last one fits every other file. */
const kinds = [
  ['operations/', 'handler', 'handlers'],
  ['scenarios/', 'scenario file', 'scenario files'],
  ['world/', 'world file', 'world files'],
  ['seed/', 'seed file', 'seed files'],
  ['messages/', 'message file', 'message files'],
  ['server/', 'server file', 'server files'],
  ['', 'other file', 'other files'],
] as const;

/** Code outside of what a reload replaces. */
const fixedCode = [
  'server/cli/',
  'server/reload/',
  'server/vite/',
  'server/start-mock-server.ts',
  'server/start-server.ts',
  'server/webhooks/',
] as const;

/** The calls of the contract as texts, by operationId, to tell which of them changed. */
export type ContractCalls = ReadonlyMap<string, string>;

export async function readContractCalls(): Promise<ContractCalls> {
  const calls: Readonly<Record<string, unknown>> = JSON.parse(await readFile(operationsLocation, 'utf8'));
  return new Map(Object.entries(calls).map(([id, call]) => [id, JSON.stringify(call)]));
}

export function isContractFile(path: string): boolean {
  return path.startsWith(contractFolder);
}

export function isSourceFile(path: string): boolean {
  return path.startsWith(sourceFolder) && path.endsWith('.ts') && !path.endsWith('.test.ts');
}

/** Whether the file takes effect only with a restart. */
export function needsRestart(path: string): boolean {
  const name = relative(sourceFolder, path);
  return isSourceFile(path) && fixedCode.some((start) => name.startsWith(start));
}

/** Counts the changes in words: `2 handlers, 1 call`. */
export function describeChanges(
  paths: readonly string[],
  before: ContractCalls,
  after: ContractCalls,
): string {
  const names = paths.filter((path) => !isContractFile(path)).map((path) => relative(sourceFolder, path));
  const kindOf = (name: string) => kinds.find(([folder]) => name.startsWith(folder));
  const files = kinds.flatMap((kind) => {
    const count = names.filter((name) => kindOf(name) === kind).length;
    return count === 0 ? [] : [countOf(count, kind[1], kind[2])];
  });
  const ids = new Set([...before.keys(), ...after.keys()]);
  const calls = [...ids].filter((id) => before.get(id) !== after.get(id)).length;
  const parts = calls === 0 ? files : [...files, countOf(calls, 'call', 'calls')];
  return parts.length === 0 ? 'no call changed' : parts.join(', ');
}

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
