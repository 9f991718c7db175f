import type {
  ReferenceCall,
  ReferenceContract,
  ReferenceMedia,
  ReferenceParameter,
  ReferenceSchema,
} from './reference-contract.ts';
import { flatten, follow } from './reference-contract.ts';

/** The request of a call's example `success`. */
export interface RequestExample {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body:
    | { readonly kind: 'none' }
    | { readonly kind: 'json'; readonly value: unknown }
    | {
        readonly kind: 'form';
        readonly files: readonly string[];
        readonly texts: Readonly<Record<string, unknown>>;
      };
}

/** Throws when the contract has no example for a required part of the request. */
export function requestExample(contract: ReferenceContract, call: ReferenceCall): RequestExample {
  return { query: queryOf(contract, call), body: bodyOf(contract, call) };
}

function queryOf(contract: ReferenceContract, { operation }: ReferenceCall): RequestExample['query'] {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => follow<ReferenceParameter>(contract, parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.required === true);
  return Object.fromEntries(
    parameters.map((parameter) => {
      const [example] = Object.values(parameter.examples ?? {});
      const exampleValue =
        parameter.example ?? (example && follow<{ value?: unknown }>(contract, example).value);
      const value = exampleValue ?? exampleOf(contract, parameter.schema ?? {});
      if (value === undefined) throw new Error(`${operation.operationId}: ${parameter.name} has no example.`);
      return [parameter.name, value];
    }),
  );
}

function bodyOf(contract: ReferenceContract, { operation }: ReferenceCall): RequestExample['body'] {
  if (operation.requestBody === undefined) return { kind: 'none' };
  const { content } = follow<{ readonly content: Readonly<Record<string, ReferenceMedia>> }>(
    contract,
    operation.requestBody,
  );
  const json = content['application/json'];
  if (json !== undefined) return { kind: 'json', value: jsonOf(contract, json, operation.operationId) };
  const form = content['multipart/form-data'];
  if (form === undefined) throw new Error(`${operation.operationId} takes neither JSON nor a form.`);
  const fields = Object.entries(flatten(contract, form.schema ?? {}).properties ?? {});
  const isFile = (schema: ReferenceSchema) => {
    const { format, contentMediaType } = follow<ReferenceSchema>(contract, schema);
    return format === 'binary' || contentMediaType !== undefined;
  };
  return {
    kind: 'form',
    files: fields.filter(([, schema]) => isFile(schema)).map(([name]) => name),
    texts: Object.fromEntries(
      fields
        .filter(([, schema]) => !isFile(schema))
        .map(([name, schema]) => [name, exampleOf(contract, schema)]),
    ),
  };
}

function jsonOf(contract: ReferenceContract, media: ReferenceMedia, id: string): unknown {
  const example = media.examples?.success;
  if (example !== undefined) return follow<{ readonly value?: unknown }>(contract, example).value;
  const { required = [] } = flatten(contract, media.schema ?? {});
  if (required.length > 0) throw new Error(`${id}: the request has no example named success.`);
  return {};
}

function exampleOf(contract: ReferenceContract, schema: ReferenceSchema): unknown {
  const { examples = [], enum: values = [] } = follow<ReferenceSchema>(contract, schema);
  return examples[0] ?? values[0];
}
