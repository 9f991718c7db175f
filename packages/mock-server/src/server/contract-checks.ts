import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ContractOperation } from './contract.ts';
import type { Diagnostic } from './findings.ts';
import type {
  ReferenceContract,
  ReferenceHeader,
  ReferenceParameter,
  ReferenceResponse,
  ReferenceSchema,
} from './reference/reference-contract.ts';
import { follow } from './reference/reference-contract.ts';

/** What the contract can speak of in a request. */
export interface CheckedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case; those that the contract does not name are not looked at. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Undefined when there is none, or when it is a form. */
  readonly body: unknown;
}

export interface CheckedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What differs from the contract, in the words of a JSON schema validator; nothing when all is well. */
export interface ContractChecks {
  request(operation: ContractOperation, request: CheckedRequest): readonly Diagnostic[];
  answer(operation: ContractOperation, answer: CheckedAnswer): readonly Diagnostic[];
}

type Check<Value> = (value: Value) => readonly Diagnostic[];
type Fields = Readonly<Record<string, string | string[] | undefined>>;

interface OperationChecks {
  readonly request: Check<CheckedRequest>;
  /** By status. */
  readonly answers: ReadonlyMap<number, Check<CheckedAnswer>>;
}

interface Source {
  readonly document: ReferenceContract;
  readonly bodies: () => Ajv2020;
  readonly texts: () => Ajv2020;
}

/** Of a body of a hundred thousand wrong fields nobody reads them all. */
const mostDiagnostics = 200;
const documentKey = 'contract';
const noDiagnostics: readonly Diagnostic[] = [];

/** The checks of all calls, each compiled when its call is first made. They find what Prism finds. */
export function createContractChecks(document: ReferenceContract): ContractChecks {
  const source: Source = {
    document,
    bodies: createValidator(document, false),
    // Everything in an address or a header is text at first.
    texts: createValidator(document, true),
  };
  const compiled = new Map<ContractOperation, OperationChecks>();

  function checksOf(operation: ContractOperation): OperationChecks {
    const known = compiled.get(operation);
    if (known !== undefined) return known;
    const checks = {
      request: requestCheck(source, operation),
      answers: new Map(
        Object.entries(operation.call.operation.responses).map(([status, response]) => [
          Number(status),
          answerCheck(source, follow(document, response)),
        ]),
      ),
    };
    compiled.set(operation, checks);
    return checks;
  }

  return {
    request: (operation, request) => checksOf(operation).request(request),
    answer(operation, answer) {
      const { answers } = checksOf(operation);
      const check = answers.get(answer.status);
      if (check !== undefined) return check(answer);
      const declared = [...answers.keys()].join(',');
      return [{ message: `Unable to match the returned status code with those defined: ${declared}` }];
    },
  };
}

function requestCheck(source: Source, operation: ContractOperation): Check<CheckedRequest> {
  const { parameters = [] } = operation.call.operation;
  const specified = parameters.map((parameter) => follow<ReferenceParameter>(source.document, parameter));
  const body = bodyCheck(source, operation);
  const fieldsIn = (place: 'header' | 'query') =>
    fieldsCheck(
      source,
      place,
      specified.filter((parameter) => parameter.in === place),
    );
  const header = fieldsIn('header');
  const query = fieldsIn('query');
  return (request) => joined(joined(body(request.body), header(request.headers)), query(request.query));
}

function bodyCheck(source: Source, { call, takesForm }: ContractOperation): Check<unknown> {
  if (call.operation.requestBody === undefined || takesForm) return nothingToFind;
  const { required = false, content } = follow(source.document, call.operation.requestBody);
  const check = schemaCheck(source, content['application/json']?.schema);
  return (body) => {
    if (required && !body) return [{ message: 'Body parameter is required' }];
    return body === undefined ? noDiagnostics : check(body);
  };
}

function schemaCheck({ bodies }: Source, schema: ReferenceSchema | undefined): Check<unknown> {
  if (schema === undefined) return nothingToFind;
  const validate = lazily(() => bodies().compile(sharingComponents(schema)));
  return (value) => (validate()(value) ? noDiagnostics : toDiagnostics('body', validate().errors));
}

function fieldsCheck(
  source: Source,
  place: 'header' | 'query',
  specified: readonly (ReferenceHeader & { readonly name: string })[],
): Check<Fields> {
  const names = specified.map(({ name }) => name.toLowerCase());
  const required = specified.filter((field) => field.required === true).map(({ name }) => name.toLowerCase());
  const properties = specified.map(({ name, schema = {} }) => [
    name.toLowerCase(),
    plainSchema(source, schema),
  ]);
  const validate = lazily(() =>
    source.texts().compile({ type: 'object', properties: Object.fromEntries(properties), required }),
  );
  return (fields) => {
    // An empty field counts as one that was left out.
    const given = names.filter((name) => fields[name]);
    if (given.length === 0 && required.length === 0) return noDiagnostics;
    const values = Object.fromEntries(given.map((name) => [name, fields[name]]));
    return validate()(values) ? noDiagnostics : toDiagnostics(place, validate().errors);
  };
}

function plainSchema({ document }: Source, schema: ReferenceSchema): object {
  const { type } = follow<ReferenceSchema>(document, schema);
  if (type === 'array' || type === 'object')
    throw new Error('The gate does not take lists or objects in headers and addresses apart.');
  return sharingComponents(schema);
}

function answerCheck(
  source: Source,
  { content = {}, headers = {} }: ReferenceResponse,
): Check<CheckedAnswer> {
  const mediaTypes = Object.keys(content);
  const body = schemaCheck(source, content['application/json']?.schema);
  const header = fieldsCheck(
    source,
    'header',
    Object.entries(headers).map(([name, spec]) => ({
      ...follow<ReferenceHeader>(source.document, spec),
      name,
    })),
  );
  return (answer) =>
    joined(joined(typeFindings(answer, mediaTypes), body(answer.body)), header(answer.headers));
}

function createValidator({ components }: ReferenceContract, coerceTypes: boolean): () => Ajv2020 {
  return lazily(() =>
    new Ajv2020({
      allErrors: true,
      allowUnionTypes: true,
      strict: false,
      validateSchema: false,
      coerceTypes,
      logger: { log() {}, warn: refuseSchema, error: refuseSchema },
    }).addSchema({ components: { schemas: components.schemas } }, documentKey),
  );
}

// A format that nobody checks would let anything pass.
function refuseSchema(...words: unknown[]): never {
  throw new Error(`The contract cannot be checked: ${words.join(' ')}`);
}

/** The schema with its references led into the document that all schemas share, so that each component is compiled once. */
function sharingComponents(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? `${documentKey}${value}` : value,
    ),
  );
}

function typeFindings({ headers }: CheckedAnswer, mediaTypes: readonly string[]): readonly Diagnostic[] {
  const [type = ''] = (headers['content-type'] ?? 'application/json').split(';', 1);
  if (mediaTypes.length === 0 || mediaTypes.includes(type.trim().toLowerCase())) return noDiagnostics;
  const message = `The received media type "${type}" does not match the ones specified: ${mediaTypes.join(', ')}`;
  return [{ message }];
}

function toDiagnostics(place: string, errors: ValidateFunction['errors'] = []): readonly Diagnostic[] {
  return (errors ?? []).slice(0, mostDiagnostics).map((error) => ({
    path: [place, ...error.instancePath.split('/').filter((segment) => segment !== '')],
    message: `${error.message ?? ''}${detailOf(error)}`,
  }));
}

function detailOf({ params }: ErrorObject): string {
  if (Array.isArray(params.allowedValues)) return `: ${params.allowedValues.join(', ')}`;
  if (typeof params.additionalProperty === 'string') return `; found '${params.additionalProperty}'`;
  return typeof params.unevaluatedProperty === 'string' ? `: '${params.unevaluatedProperty}'` : '';
}

function joined(one: readonly Diagnostic[], other: readonly Diagnostic[]): readonly Diagnostic[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

function nothingToFind(): readonly Diagnostic[] {
  return noDiagnostics;
}

function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
