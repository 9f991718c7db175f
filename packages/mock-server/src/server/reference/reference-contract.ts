/** The parts of the bundled contract that the reference reads. */
export interface ReferenceContract {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ReferenceOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, ReferenceSchema>> };
}

export interface ReferenceOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly 'x-read'?: boolean;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Referable<ReferenceParameter>[];
  readonly requestBody?: Referable<{ readonly required?: boolean; readonly content: ReferenceContent }>;
  readonly responses: Readonly<Record<string, Referable<ReferenceResponse>>>;
}

export interface ReferenceResponse {
  readonly content?: ReferenceContent;
  readonly headers?: Readonly<Record<string, Referable<ReferenceHeader>>>;
}

export interface ReferenceHeader {
  readonly required?: boolean;
  readonly schema?: ReferenceSchema;
}

export interface ReferenceParameter extends ReferenceHeader {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ReferenceExample>>>;
}

export interface ReferenceSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly oneOf?: readonly ReferenceSchema[];
  readonly anyOf?: readonly ReferenceSchema[];
  readonly allOf?: readonly ReferenceSchema[];
  readonly properties?: Readonly<Record<string, ReferenceSchema>>;
  readonly required?: readonly string[];
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-descriptions'?: readonly string[];
}

export interface ReferenceExample {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface ReferenceMedia {
  readonly schema?: ReferenceSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ReferenceExample>>>;
}

export type ReferenceContent = Readonly<Record<string, ReferenceMedia>>;

type Referable<Thing> = Thing | { readonly $ref: string };

/** One call with its path and method. */
export interface ReferenceCall {
  readonly path: string;
  readonly method: string;
  readonly operation: ReferenceOperation;
}

/** The bundle has been linted; this overload is the single spot where parsed JSON becomes a contract. */
export function asContract(bundle: object): ReferenceContract;
export function asContract(bundle: object): object {
  return bundle;
}

export function callsOf(contract: ReferenceContract): readonly ReferenceCall[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Resolves a reference. */
export function follow<Thing extends object>(
  contract: ReferenceContract,
  referable: Referable<Thing>,
): Thing {
  if (!('$ref' in referable) || typeof referable.$ref !== 'string') return asThing<Thing>(referable);
  const steps = referable.$ref.slice(2).split('/');
  const target = steps.reduce<unknown>(
    (value, step) => (isRecord(value) ? value[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    contract,
  );
  if (!isRecord(target)) throw new Error(`${referable.$ref} does not exist in the contract.`);
  return follow(contract, asThing<Thing>(target));
}

/** The contract has been linted, so the target of a reference has the expected type. */
function asThing<Thing extends object>(value: object): Thing;
function asThing(value: object): object {
  return value;
}

/** The success member of a call's answer with status 200; undefined for an event stream. */
export function successOf(
  contract: ReferenceContract,
  { operation }: ReferenceCall,
): ReferenceSchema | undefined {
  return membersOf(contract, operation).find(({ properties = {} }) => properties.code?.const === 1);
}

/** The codes of a call's refusals, and those that end the login. */
export function refusalsOf(contract: ReferenceContract, { operation }: ReferenceCall): readonly number[] {
  const codes = membersOf(contract, operation).flatMap(({ properties = {} }) => {
    if (properties.code === undefined) return [];
    const code = follow<ReferenceSchema>(contract, properties.code);
    return code.enum ?? (code.const === undefined ? [] : [code.const]);
  });
  return codes.filter((code): code is number => typeof code === 'number' && code !== 1);
}

function membersOf(contract: ReferenceContract, operation: ReferenceOperation): readonly ReferenceSchema[] {
  const answer = operation.responses['200'];
  if (answer === undefined) return [];
  const { content } = follow<{ readonly content?: ReferenceContent }>(contract, answer);
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return [];
  const resolved = follow<ReferenceSchema>(contract, schema);
  return (resolved.oneOf ?? [resolved]).map((member) => flatten(contract, member));
}

/** Resolves references and merges the parts of `allOf` into one schema. */
export function flatten(contract: ReferenceContract, schema: ReferenceSchema): ReferenceSchema {
  const own = follow<ReferenceSchema>(contract, schema);
  const parts = [...(own.allOf ?? []).map((part) => flatten(contract, part)), own];
  return {
    ...own,
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: [...new Set(parts.flatMap((part) => part.required ?? []))],
  };
}

export type LoginNeed = 'ignored' | 'counts' | 'needed';

export function loginNeedOf({ operation: { security = [] } }: ReferenceCall): LoginNeed {
  if (security.length === 0) return 'ignored';
  return security.some((way) => Object.keys(way).length === 0) ? 'counts' : 'needed';
}

import { isRecord } from '@signal-shop/sdk/rules/is-record';
