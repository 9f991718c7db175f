// The parts of the bundled contract that the generators read, and helpers to look them up.
import { isRecord } from '../src/rules/is-record.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface Reference {
  readonly $ref: string;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Reference | { readonly value: object }>>;
}

type Content = Readonly<Record<string, MediaType>>;

interface Header {
  readonly schema?: Schema;
}

interface ResponseObject {
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, Reference | Header>>;
}

export interface ContractOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Reference | { readonly content: Content };
  readonly responses: Readonly<Record<string, Reference | ResponseObject>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly tags?: readonly string[];
  readonly 'x-read'?: boolean;
}

export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly security?: ContractOperation['security'];
}

export interface Call {
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly operation: ContractOperation;
}

const methods = ['get', 'post'] as const;

/** Every operation with its path and method, sorted by operation id. */
export function callsOf(contract: ContractDocument): Call[] {
  return Object.entries(contract.paths)
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation === undefined ? [] : [{ path, method, operation }];
      }),
    )
    .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));
}

/** Follows a reference; returns anything else unchanged. */
export function resolve<Thing extends object>(contract: ContractDocument, thing: Thing | Reference): Thing {
  if (!isReference(thing)) return thing;
  const target = thing.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), contract);
  if (!isThing<Thing>(target)) throw new Error(`${thing.$ref} does not resolve`);
  return resolve(contract, target);
}

/** Returns the name of the component that a schema refers to. */
export function componentName(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/** Merges a schema into one object: follows references and combines the parts of `allOf`. */
export function flatten(contract: ContractDocument, schema: Schema): Schema {
  const own = resolve(contract, schema);
  const parts = [...(own.allOf ?? []).map((part) => flatten(contract, part)), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return Object.assign({}, ...parts, Object.keys(properties).length > 0 ? { properties, required } : {});
}

export function parametersOf(contract: ContractDocument, { operation }: Call): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve<Parameter>(contract, parameter));
}

/** Returns the schema of the body of a call, JSON or multipart. */
export function bodyOf(contract: ContractDocument, call: Call): Schema | undefined {
  const content = bodyContentOf(contract, call);
  return (content['application/json'] ?? content['multipart/form-data'])?.schema;
}

export function isForm(contract: ContractDocument, call: Call): boolean {
  return 'multipart/form-data' in bodyContentOf(contract, call);
}

/** The media type of the body of a call, with its examples. */
export function bodyContentOf(contract: ContractDocument, { operation }: Call): Content {
  return operation.requestBody === undefined ? {} : resolve(contract, operation.requestBody).content;
}

/** Returns the schemas of a call's response with status 200, by media type. */
export function answersOf(contract: ContractDocument, { operation }: Call): Content {
  const answer = operation.responses['200'];
  return answer === undefined ? {} : (resolve(contract, answer).content ?? {});
}

/** The answers of a call by status, with their headers by lower-case name. */
export function responsesOf(
  contract: ContractDocument,
  { operation }: Call,
): ReadonlyMap<string, { readonly headers: ReadonlyMap<string, Header> }> {
  return new Map(
    Object.entries(operation.responses).map(([status, response]) => {
      const { headers = {} } = resolve(contract, response);
      const entries = Object.entries(headers).map(
        ([name, header]) => [name.toLowerCase(), resolve(contract, header)] as const,
      );
      return [status, { headers: new Map(entries) }];
    }),
  );
}

/** Returns the components that are codes: integers with names. */
export function codesOf(contract: ContractDocument): Record<string, unknown> {
  const schemas = Object.entries(contract.components.schemas ?? {});
  return Object.fromEntries(schemas.filter(([, schema]) => isRecord(schema) && 'x-enum-varnames' in schema));
}

/**
 * Narrows the type without a check: linting has verified that every reference resolves to the right kind of
 * object.
 */
function isThing<Thing extends object>(target: unknown): target is Thing | Reference {
  return isRecord(target);
}

function isReference(thing: object): thing is Reference {
  return '$ref' in thing && typeof thing.$ref === 'string';
}
