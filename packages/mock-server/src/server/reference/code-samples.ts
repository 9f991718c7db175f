import { demoCustomer } from '../../index.ts';
import { codeLiteral } from './code-literal.ts';
import type { ReferenceCall, ReferenceContract } from './reference-contract.ts';
import { loginNeedOf, successOf } from './reference-contract.ts';
import type { RequestExample } from './request-example.ts';
import { requestExample } from './request-example.ts';

/** As the document's `x-codeSamples` has it. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const baseUrl = 'http://localhost:4010';
const mostNames = 5;

/** The call's example `success`, as the SDK and as curl send it. */
export function codeSamples(contract: ReferenceContract, call: ReferenceCall): readonly CodeSample[] {
  const example = requestExample(contract, call);
  return [
    { lang: 'typescript', label: 'SDK', source: sdkSample(contract, call, example) },
    { lang: 'shell', label: 'curl', source: curlSample(call, example) },
  ];
}

function sdkSample(contract: ReferenceContract, call: ReferenceCall, example: RequestExample): string {
  const { operationId } = call.operation;
  const success = successOf(contract, call);
  const isUpload = example.body.kind === 'form';
  const login =
    loginNeedOf(call) === 'needed'
      ? [
          `await shop.logIn(${codeLiteral({ email: demoCustomer.email, password: demoCustomer.password }, 17)});`,
        ]
      : [];
  return [
    ...(isUpload ? ["import { openAsBlob } from 'node:fs';"] : []),
    "import { createShopClient } from '@signal-shop/sdk';",
    '',
    `const shop = createShopClient({ baseUrl: '${baseUrl}' });`,
    ...login,
    ...(success === undefined
      ? streamLines(operationId)
      : [callLine(`const ${resultNames(success.required ?? [])} = await shop.${operationId}(`, example)]),
    '',
  ].join('\n');
}

function streamLines(id: string): readonly string[] {
  return [
    `const stop = shop.${id}({`,
    '  onActivity: (activity) => console.log(activity),',
    '});',
    '// Later: stop();',
  ];
}

function callLine(start: string, example: RequestExample): string {
  return `${start}${argumentOf(example, start.length)});`;
}

function argumentOf({ query, body }: RequestExample, taken: number): string {
  if (body.kind === 'form') {
    const files = body.files.map((name) => `${name}: await openAsBlob('photo.jpg', { type: 'image/jpeg' })`);
    const texts = Object.entries(body.texts).map(([name, value]) => `${name}: ${codeLiteral(value)}`);
    return `{\n${[...texts, ...files].map((line) => `  ${line},\n`).join('')}}`;
  }
  const fields = { ...query, ...(body.kind === 'json' && isObject(body.value) ? body.value : {}) };
  return Object.keys(fields).length === 0 ? '' : codeLiteral(fields, taken + 2);
}

function resultNames(required: readonly string[]): string {
  const names = required.filter((name) => name !== 'code');
  return names.length === 0 || names.length > mostNames ? 'result' : `{ ${names.join(', ')} }`;
}

function curlSample(call: ReferenceCall, { query, body }: RequestExample): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = `${baseUrl}${call.path}${search.size === 0 ? '' : `?${search}`}`;
  const isStream = Object.keys(contentOf(call)).includes('text/event-stream');
  const parts = [
    `curl ${isStream ? '--no-buffer ' : ''}${shellWord(address)}`,
    ...(loginNeedOf(call) === 'needed' ? ['-H "authorization: $TOKEN"'] : []),
    ...(isWrite(call) ? ['-H "idempotency-key: $(uuidgen)"'] : []),
    ...bodyParts(body),
  ];
  return `${parts.join(' \\\n  ')}\n`;
}

function bodyParts(body: RequestExample['body']): readonly string[] {
  if (body.kind === 'none') return [];
  if (body.kind === 'json') {
    return ["-H 'content-type: application/json'", `--data ${shellWord(JSON.stringify(body.value))}`];
  }
  const texts = Object.entries(body.texts).map(
    ([name, value]) => `-F ${shellWord(`${name}=${String(value)}`)}`,
  );
  return [...texts, ...body.files.map((name) => `-F '${name}=@photo.jpg;type=image/jpeg'`)];
}

function contentOf({ operation }: ReferenceCall): object {
  const answer = operation.responses['200'];
  return answer !== undefined && 'content' in answer ? (answer.content ?? {}) : {};
}

function isWrite({ operation }: ReferenceCall): boolean {
  return (operation.parameters ?? []).some((parameter) =>
    '$ref' in parameter ? parameter.$ref.endsWith('/IdempotencyKey') : parameter.name === 'Idempotency-Key',
  );
}

function shellWord(text: string): string {
  return /^[\w:/.]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
