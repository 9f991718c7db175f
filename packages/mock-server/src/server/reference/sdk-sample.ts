import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { demoCustomer } from '../../index.ts';
import { codeLiteral } from './code-literal.ts';
import type { ReferenceCall, ReferenceContract } from './reference-contract.ts';
import { loginNeedOf, successOf } from './reference-contract.ts';
import type { RequestExample } from './request-example.ts';
import { requestExample } from './request-example.ts';

/** An entry of the document's `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const baseUrl = 'http://localhost:4010';
const maxNames = 5;

/** The call's example `success` as SDK code; Scalar generates curl and other clients. */
export function sdkSample(contract: ReferenceContract, call: ReferenceCall): CodeSample {
  return { lang: 'typescript', label: 'SDK', source: sourceOf(contract, call) };
}

function sourceOf(contract: ReferenceContract, call: ReferenceCall): string {
  const example = requestExample(contract, call);
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

function argumentOf({ query, body }: RequestExample, usedWidth: number): string {
  if (body.kind === 'form') {
    const files = body.files.map((name) => `${name}: await openAsBlob('photo.jpg', { type: 'image/jpeg' })`);
    const texts = Object.entries(body.texts).map(([name, value]) => `${name}: ${codeLiteral(value)}`);
    return `{\n${[...texts, ...files].map((line) => `  ${line},\n`).join('')}}`;
  }
  const fields = { ...query, ...(body.kind === 'json' && isRecord(body.value) ? body.value : {}) };
  return Object.keys(fields).length === 0 ? '' : codeLiteral(fields, usedWidth + 2);
}

function resultNames(required: readonly string[]): string {
  const names = required.filter((name) => name !== 'code');
  return names.length === 0 || names.length > maxNames ? 'result' : `{ ${names.join(', ')} }`;
}
