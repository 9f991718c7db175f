import { readFileSync } from 'node:fs';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-spec'?: string;
}

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Content {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-spec'?: string;
  readonly 'x-chosen'?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface NamedExample {
  readonly name: string;
  readonly value: unknown;
}

/** One call of the bundled contract. */
export interface ContractCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly login: 'ignored' | 'counts' | 'needed';
  readonly statuses: readonly string[];
  readonly streams: boolean;
  readonly takesBody: boolean;
  /** The body is a form with a file, which a JSON example cannot show. */
  readonly takesForm: boolean;
  readonly answer: Schema;
  readonly answers: readonly NamedExample[];
  readonly requests: readonly NamedExample[];
}

const bundle: Bundle = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));

export const contractCalls: readonly ContractCall[] = Object.entries(bundle.paths).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => toCall(path, method, operation)),
);

/** The source section of each operation. */
export const bundledOperations = Object.entries(bundle.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({
    path,
    id: operation.operationId,
    spec: operation['x-spec'],
    chosen: operation['x-chosen'],
  })),
);

/** The source section of each entity, limit and code. */
export const bundledSchemas = Object.entries(bundle.components.schemas).map(([name, schema]) => ({
  name,
  spec: schema['x-spec'],
}));

/** The calls that respond with an envelope. */
export const envelopeCalls = contractCalls.filter(({ streams }) => !streams);

/** Follows references until the end. */
export function resolve<Part extends { readonly $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  let target: unknown = bundle;
  for (const step of part.$ref.slice(2).split('/')) target = memberOf(target, step);
  if (!isLike(part, target)) throw new Error(`${part.$ref} does not resolve.`);
  return resolve(target);
}

export function schemaNamed(name: string): Schema {
  const schema = bundle.components.schemas[name];
  if (schema === undefined) throw new Error(`The contract has no ${name}.`);
  return schema;
}

function toCall(path: string, method: string, operation: Operation): ContractCall {
  const { 'application/json': json, 'text/event-stream': stream } =
    resolve(operation.responses['200'] ?? {}).content ?? {};
  const request = operation.requestBody && resolve(operation.requestBody).content?.['application/json'];
  return {
    id: operation.operationId,
    method,
    path,
    login: loginOf(operation),
    statuses: Object.keys(operation.responses),
    streams: stream !== undefined,
    takesBody: request !== undefined,
    takesForm: 'multipart/form-data' in (resolve(operation.requestBody ?? {}).content ?? {}),
    answer: (json ?? stream)?.schema ?? {},
    answers: examplesOf(json),
    requests: examplesOf(request),
  };
}

function loginOf({ security }: Operation): ContractCall['login'] {
  if (security.length === 0) return 'ignored';
  return security.some((way) => Object.keys(way).length === 0) ? 'counts' : 'needed';
}

function examplesOf(media: Media | undefined): readonly NamedExample[] {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
    name,
    value: resolve(example).value,
  }));
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isLike<Part extends object>(_part: Part, target: unknown): target is Part {
  return typeof target === 'object' && target !== null;
}
