import { controlBundleLocation, readBundle } from '../contract.ts';
import type { ReferenceContent, ReferenceContract, ReferenceOperation } from './reference-contract.ts';
import { callsOf, follow } from './reference-contract.ts';

const baseUrl = 'http://localhost:4010';

/** The document of the control API as its reference page shows it: with a command line beside each call. */
export async function readControlReference(): Promise<ReferenceContract> {
  const document = asDocument(await readBundle(controlBundleLocation));
  const paths: Record<string, Record<string, ReferenceOperation>> = {};
  for (const { path, method, operation } of callsOf(document)) {
    const source = curlSample(document, path, method.toUpperCase(), operation);
    const samples = { 'x-codeSamples': [{ lang: 'shell', label: 'curl', source }] };
    paths[path] = { ...paths[path], [method]: Object.assign({}, operation, samples) };
  }
  return { ...document, paths };
}

function curlSample(
  document: ReferenceContract,
  path: string,
  method: string,
  operation: ReferenceOperation,
): string {
  const address =
    baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(document, operation, name));
  const body = bodyOf(document, operation);
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${address}`,
    ...(body === undefined
      ? []
      : ["-H 'content-type: application/json'", `--data '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ];
  return `${parts.join(' \\\n  ')}\n`;
}

function exampleOf(
  document: ReferenceContract,
  { parameters = [] }: ReferenceOperation,
  name: string,
): string {
  const found = parameters.map((parameter) => follow(document, parameter)).find((one) => one.name === name);
  return String(found?.example ?? name);
}

function bodyOf(document: ReferenceContract, { requestBody }: ReferenceOperation): unknown {
  if (requestBody === undefined) return undefined;
  const { content } = follow<{ readonly content: ReferenceContent }>(document, requestBody);
  const { example, examples = {} } = content['application/json'] ?? {};
  const [first] = Object.values(examples);
  return example ?? (first === undefined ? undefined : follow(document, first).value);
}

/** The bundle has been linted; this is where its text becomes a document. */
function asDocument(bundle: object): ReferenceContract;
function asDocument(bundle: object): object {
  return bundle;
}
