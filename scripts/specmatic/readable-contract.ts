// A copy of the bundled contract that says the same, as far as Specmatic understands it.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What a generated request may be answered with; the others need conditions that no request brings about alone. */
const provokable = new Set(['200', '400', '422']);

/**
 * - `uniqueItems` is dropped where Specmatic repeats items in spite of it, and is right to be refused;
 * - a pattern without anchors is met anywhere in a text, and Specmatic takes it for the whole of one;
 * - of the examples only the plain success of each call stays: Specmatic multiplies each one with all combinations;
 * - calls that it cannot make (an endless stream) are left out.
 */
export function readableContract(bundle: unknown, leftOut: readonly string[]): Json {
  const copy = adapted(asJson(bundle));
  for (const [path, methods] of entriesOf(recordOf(copy).paths)) {
    for (const [, operation] of entriesOf(methods)) narrow(recordOf(operation));
    if (entriesOf(methods).some(([, operation]) => leftOut.includes(String(recordOf(operation).operationId))))
      delete recordOf(recordOf(copy).paths)[path];
  }
  return copy;
}

function narrow(operation: Record<string, Json>): void {
  const responses = recordOf(operation.responses);
  for (const status of Object.keys(responses)) if (!provokable.has(status)) delete responses[status];
  for (const part of [operation.requestBody, responses['200']]) keepSuccess(part);
}

function keepSuccess(part: Json | undefined): void {
  for (const [, media] of entriesOf(recordOf(part).content)) {
    const { examples } = recordOf(media);
    if (examples === undefined) continue;
    const { success } = recordOf(examples);
    recordOf(media).examples = success === undefined ? {} : { success };
  }
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
