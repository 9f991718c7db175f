// Generates what the mock server knows of answers whose status is not 200: it checks stubs in browsers too, where there is no Prism.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ContractDocument } from '../../packages/sdk/generator/contract-document.ts';
import { callsOf, flatten, responsesOf } from '../../packages/sdk/generator/contract-document.ts';

const header = '// Generated from openapi/: run `npm run generate`, never edit.\n';
const target = 'packages/mock-server/src/world/stubs/generated/rejections.ts';

/** @returns the names of the files that changed */
export function writeRejectionCode(contractPath: string): readonly string[] {
  const contract: ContractDocument = JSON.parse(readFileSync(contractPath, 'utf8'));
  const next = `${header}${rejectionCode(contract)}`;
  if (existsSync(target) && readFileSync(target, 'utf8') === next) return [];
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, next);
  return [target];
}

function rejectionCode(contract: ContractDocument): string {
  const fields = fieldsOfRejection(contract);
  return `/** The statuses that the contract has for calls of each method, besides 200. */
export const rejectionStatuses: { readonly [method in 'get' | 'post']: readonly number[] } = ${JSON.stringify(statusesByMethod(contract))};

/** The fields of such an answer. */
export const rejectionFields: Readonly<Record<string, RejectionField>> = ${JSON.stringify(fields, undefined, 2)};

export interface RejectionField {
  readonly required: boolean;
  readonly values?: readonly number[];
  readonly minLength?: number;
  readonly maxLength?: number;
}
`;
}

/** @throws if two calls of a method differ, because the mock server looks them up by method */
function statusesByMethod(contract: ContractDocument): Readonly<Record<string, readonly number[]>> {
  const byMethod = new Map<string, readonly number[]>();
  for (const call of callsOf(contract)) {
    const statuses = [...responsesOf(contract, call).keys()].map(Number).filter((status) => status !== 200);
    const known = byMethod.get(call.method) ?? statuses;
    if (known.join() !== statuses.join())
      throw new Error(
        `${call.operation.operationId} has the statuses ${statuses.join(', ')}, other calls with ${call.method} have ${known.join(', ')}.`,
      );
    byMethod.set(call.method, statuses);
  }
  return Object.fromEntries([...byMethod].sort());
}

function fieldsOfRejection(contract: ContractDocument) {
  const { properties = {}, required = [] } = flatten(contract, { $ref: '#/components/schemas/Rejection' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const { enum: values, minLength, maxLength } = flatten(contract, field);
      return [name, { required: required.includes(name), values, minLength, maxLength }];
    }),
  );
}
