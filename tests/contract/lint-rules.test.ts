// Breaks a copy of the contract once for each lint rule, and runs redocly over it.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document } from 'yaml';
import { parseDocument } from 'yaml';

interface Problem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly source: { readonly ref: string } }[];
}

interface Break {
  readonly rule: string;
  readonly message: string;
  readonly file: string;
  readonly edit: (document: Document) => void;
}

const schemas = 'components/schemas';
const answer = ['post', 'responses', '200', 'content', 'application/json', 'schema', 'oneOf', 0];
const argument = ['post', 'requestBody', 'content', 'application/json', 'schema', 'properties'];
const drop =
  (...path: (string | number)[]) =>
  (document: Document) =>
    document.deleteIn(path);
const put =
  (value: unknown, ...path: (string | number)[]) =>
  (document: Document) =>
    document.setIn(path, document.createNode(value));
const inlineCount = { description: 'Praises.', type: 'integer', minimum: 0, maximum: 1000000, examples: [1] };
const inlineTime = { ...inlineCount, maximum: 4102444800 };
const inlineCity = {
  description: 'A city.',
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  examples: ['Seattle'],
};
const inlineTexts = { description: 'A state.', type: 'string', enum: ['unused', 'used'] };

/** One file each, so that the report shows which rule found what. */
const table: readonly (readonly [rule: string, message: string, file: string, edit: Break['edit']])[] = [
  [
    'addresses',
    'may be javascript:alert(1)',
    `${schemas}/Post.yaml`,
    put(
      { ...inlineTexts, enum: undefined, minLength: 0, maxLength: 9, examples: ['/a'] },
      'properties',
      'pic',
    ),
  ],
  [
    'addresses',
    'may be javascript:alert(1)',
    'paths/product/checkoutOrder.yaml',
    drop(...answer, 'properties', 'redirect_url', 'pattern'),
  ],
  ['carriers', 'has no code beside it', `${schemas}/Logistics.yaml`, drop('properties', 'carrier')],
  [
    'paged',
    'does not take page_size',
    'paths/goods/getCommentByGoodsId.yaml',
    drop(...argument, 'page_size'),
  ],
  [
    'paged',
    'does not answer total',
    'paths/term/getQuestion.yaml',
    put(['code', 'msg', 'page', 'page_size'], ...answer, 'required'),
  ],
  [
    'named-codes',
    'does not describe every value',
    `${schemas}/GoodsKind.yaml`,
    drop('x-enum-descriptions', 1),
  ],
  [
    'named-codes',
    'does not describe every value',
    'components/codes/PayType.yaml',
    drop('x-enum-descriptions'),
  ],
  [
    'named-codes',
    'is a component with a name',
    `${schemas}/Coupon.yaml`,
    put(inlineTexts, 'allOf', 1, 'properties', 'state'),
  ],
  ['named-codes', 'does not name every number', 'components/codes/CartType.yaml', drop('x-enum-varnames', 1)],
  [
    'repeated',
    'is in several files',
    `${schemas}/Comment.yaml`,
    put(inlineCount, 'properties', 'praise_count'),
  ],
  [
    'repeated',
    'is in several files',
    'paths/goods/commentPraise.yaml',
    put(inlineCount, ...answer, 'properties', 'praise_count'),
  ],
  ['repeated', 'is in several files', `${schemas}/Address.yaml`, put(inlineCity, 'properties', 'city')],
  ['repeated', 'is in several files', `${schemas}/PrizeAddress.yaml`, put(inlineCity, 'properties', 'city')],
  ['repeated', 'A moment is UnixTime', `${schemas}/OrderStep.yaml`, put(inlineTime, 'properties', 'time')],
  ['bounded', 'has no maxLength', `${schemas}/Nickname.yaml`, drop('maxLength')],
  ['described', 'has no description', `${schemas}/Gift.yaml`, drop('properties', 'desc', 'description')],
  [
    'envelope',
    'is not success',
    'paths/goods/getEpress.yaml',
    put(2, ...answer, 'properties', 'code', 'const'),
  ],
  ['portable', 'A format is read differently', `${schemas}/Email.yaml`, put('email', 'format')],
  ['sourced', 'x-spec does not say', `${schemas}/Money.yaml`, drop('x-spec')],
  ['writes', 'A write declares Idempotency-Key', 'paths/rate/luckyDraw.yaml', drop('post', 'parameters', 1)],
  [
    'listed',
    'A call refers to GoodsKind',
    'openapi.yaml',
    put({ $ref: './components/schemas/GoodsKind.yaml' }, 'components', 'schemas', 'GoodsKind'),
  ],
  ['measured', 'has no x-unit', `${schemas}/LowestPrice.yaml`, drop('x-unit')],
  [
    'moments',
    'The moment finishes_at has a new name',
    `${schemas}/Raffle.yaml`,
    put({ $ref: './UnixTime.yaml' }, 'properties', 'finishes_at'),
  ],
  [
    'named-codes',
    'No call answers with orderMoveNotAllowed',
    'components/codes/ResponseCode.yaml',
    drop('x-unanswered'),
  ],
  [
    'server-errors',
    'The status 503 is not the response ServerError',
    'paths/term/getTerm.yaml',
    put({ $ref: '../../components/responses/NotFound.yaml' }, 'get', 'responses', '503'),
  ],
  [
    'server-errors',
    'Only the response ServerError answers with 9005',
    'components/responses/TooManyRequests.yaml',
    put(9005, 'content', 'application/json', 'examples', 'tooManyRequests', 'value', 'code'),
  ],
  [
    'server-errors',
    'Only the response ServerError answers with 9005',
    'components/schemas/LoginEnded.yaml',
    put(9005, 'properties', 'code', 'enum', 0),
  ],
  [
    'contact-fields',
    'The field phone is not PhoneNumber',
    `${schemas}/Contact.yaml`,
    put(
      { ...inlineTexts, enum: undefined, minLength: 0, maxLength: 9, examples: ['1'] },
      'properties',
      'phone',
    ),
  ],
  [
    'contact-fields',
    'The field postal_code is not PostalCode',
    'paths/product/getOrderTax.yaml',
    put(
      { ...inlineTexts, enum: undefined, minLength: 0, maxLength: 9, examples: ['1'] },
      ...argument,
      'postal_code',
    ),
  ],
];
const breaks = table.map(([rule, message, file, edit]): Break => ({ rule, message, file, edit }));

let problems: readonly Problem[] = [];
const folder = mkdtempSync(join(tmpdir(), 'signal-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  for (const part of ['openapi.yaml', 'redocly.yaml', 'paths', 'components', 'rules'])
    cpSync(join('openapi', part), join(folder, part), { recursive: true });
  for (const { file, edit } of breaks) {
    const document = parseDocument(readFileSync(join(folder, file), 'utf8'));
    edit(document);
    writeFileSync(join(folder, file), document.toString({ lineWidth: 0 }));
  }
  const report: { readonly problems: readonly Problem[] } = JSON.parse(await lint(folder));
  problems = report.problems.filter(({ ruleId }) => ruleId.startsWith('shop/'));
});

test.each(breaks)('[API-01] the rule $rule finds "$message" in $file', ({ rule, message, file }) => {
  expect(problemsOf(file)).toContainEqual({
    rule: `shop/${rule}`,
    message: expect.stringContaining(message),
  });
});

test('[API-01] the rules find no fault in the files that are not broken', () => {
  const broken = new Set(breaks.map(({ file }) => resolve(folder, file)));
  const others = problems.filter(
    ({ location }) => !broken.has(resolve(folder, location[0]?.source.ref ?? '')),
  );
  expect(others).toEqual([]);
});

function problemsOf(file: string): readonly { readonly rule: string; readonly message: string }[] {
  return problems
    .filter(({ location }) => location[0]?.source.ref.endsWith(file) === true)
    .map(({ ruleId, message }) => ({ rule: ruleId, message }));
}

/** Redocly ends with an error when it finds faults. */
function lint(cwd: string): Promise<string> {
  const redocly = resolve('node_modules/.bin/redocly');
  const options = ['openapi.yaml', '--config', 'redocly.yaml', '--format', 'json', '--max-problems', '1000'];
  return new Promise((done, fail) => {
    execFile(redocly, ['lint', ...options], { cwd, maxBuffer: 1e8 }, (error, output) => {
      if (output === '') fail(error);
      else done(output);
    });
  });
}
