// A copy of the bundled contract with the subset of OpenAPI that Specmatic supports.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Responses that a generated request can get; the others need a state that one request cannot create. */
const provokable = new Set(['200', '400', '422']);

/** Each header is tested in one call; in all calls it would only multiply the number of requests. */
const callOfHeader: Readonly<Record<string, string>> = {
  'Accept-Language': 'getCart',
  'Idempotency-Key': 'addCartItem',
  'Ship-To': 'getGoods',
};

/**
 * - a list of unique items that a request may leave out is left out: Specmatic repeats items, and is rightly refused;
 * - calls with an optional login are called by a guest, because Specmatic expects a refusal without a token;
 * - a pattern without anchors is met anywhere in a text, and Specmatic takes it for the whole of one;
 * - only the `success` example of each call remains, because Specmatic multiplies examples with all combinations;
 * - the headers that many calls have remain on one call each;
 * - calls that it cannot make are left out.
 * @param leftOut operation ids
 */
export function readableContract(bundle: unknown, leftOut: ReadonlySet<string>): Json {
  const copy = adapted(withoutUniqueLists(asJson(bundle)));
  const paths = recordOf(recordOf(copy).paths);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [, operation] of entriesOf(methods)) {
      if (leftOut.has(String(recordOf(operation).operationId))) delete paths[path];
      else narrow(recordOf(operation));
    }
  }
  return copy;
}

function narrow(operation: Record<string, Json>): void {
  const responses = recordOf(operation.responses);
  for (const status of Object.keys(responses)) if (!provokable.has(status)) delete responses[status];
  const { parameters, security } = operation;
  if (Array.isArray(security) && security.some((way) => entriesOf(way).length === 0)) operation.security = [];
  if (Array.isArray(parameters)) {
    operation.parameters = parameters.filter((parameter) => {
      const call = callOfHeader[headerOf(parameter)];
      return call === undefined || call === operation.operationId;
    });
  }
  for (const part of [operation.requestBody, responses['200']]) keepSuccess(part);
}

// By its own name, or by the name of the component that it refers to.
function headerOf(parameter: Json): string {
  const { name, $ref } = recordOf(parameter);
  if (typeof name === 'string') return name;
  const component = String($ref).split('/').at(-1) ?? '';
  return Object.keys(callOfHeader).find((header) => header.replace('-', '') === component) ?? '';
}

function keepSuccess(part: Json | undefined): void {
  for (const [, media] of entriesOf(recordOf(part).content)) {
    const { examples } = recordOf(media);
    if (examples === undefined) continue;
    const { success } = recordOf(examples);
    recordOf(media).examples = success === undefined ? {} : { success };
  }
}

/** Takes the optional lists of unique items out of the bodies of requests. */
function withoutUniqueLists(contract: Json): Json {
  for (const [, methods] of entriesOf(recordOf(contract).paths)) {
    for (const [, operation] of entriesOf(methods)) {
      for (const [, media] of entriesOf(recordOf(recordOf(operation).requestBody).content)) {
        for (const name of optionalUniqueLists(recordOf(media).schema)) {
          delete recordOf(recordOf(recordOf(media).schema).properties)[name];
          for (const [, example] of entriesOf(recordOf(media).examples))
            delete recordOf(recordOf(example).value)[name];
        }
      }
    }
  }
  return contract;
}

function optionalUniqueLists(schema: Json | undefined): readonly string[] {
  const { properties, required } = recordOf(schema);
  return entriesOf(properties)
    .filter(([, property]) => recordOf(property).uniqueItems === true)
    .map(([name]) => name)
    .filter((name) => !Array.isArray(required) || !required.includes(name));
}

function adapted(value: Json): Json {
  if (Array.isArray(value)) return value.map(adapted);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, Json> = {};
  for (const [name, part] of Object.entries(value)) {
    if (name === 'uniqueItems') continue;
    copy[name] = name === 'pattern' && typeof part === 'string' ? wholePattern(part) : adapted(part);
  }
  return copy;
}

function wholePattern(pattern: string): string {
  return pattern.startsWith('^') ? pattern : `^.*${pattern}.*$`;
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return Object.entries(recordOf(value));
}

function recordOf(value: Json | undefined): Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
