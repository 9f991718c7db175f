import { execFileSync } from 'node:child_process';
import type { StubPlan } from '@signal-shop/mock-server/control';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { copiesOf } from './stub-code.ts';

const stub: StubPlan = {
  operationId: 'getGoods',
  when: { id: 1011 },
  answer: { code: 2, msg: 'It’s "late"\nby Ada\'s \\ clock', list: [1, { 'x-y': null }], none: {} },
  times: 2,
};

const clone = { hasSources: true, origin: 'http://127.0.0.1:4010', session: 'default' };

function copied(label: string, plan = stub, place = clone): string {
  const copy = copiesOf(plan, place).find((one) => one.label === label);
  if (copy === undefined) throw new Error(`There is no button "${label}".`);
  return copy.text;
}

/** The value of a literal in the copied text. */
const literalIn = (text: string): unknown => new Function(`return (${text});`)();

test('[BEY-42] a stub is copied as a scenario of the mock', () => {
  const text = copied('Copy as scenario');
  expect(parseSync('scenario.ts', text).errors).toEqual([]);
  expect(text).toContain("export const getGoodsAnswer = scenario('answer.get-goods', ");
  const [, literal = ''] = /addStub\(state, ([\s\S]*)\);\n}, null\);/.exec(text) ?? [];
  expect(literalIn(literal)).toEqual(stub);
});

test('[BEY-42] a stub is copied as a line of a browser test', () => {
  const text = copied('Copy for Playwright');
  const [, parts = ''] = /^await mock\.answer\(([\s\S]*)\);\n$/.exec(text) ?? [];
  expect(literalIn(`[${parts}]`)).toEqual(['getGoods', stub.answer, { when: { id: 1011 }, times: 2 }]);
  const plain: StubPlan = { operationId: 'getCart', answer: {} };
  expect(copied('Copy for Playwright', plain)).toBe("await mock.answer('getCart', {});\n");
});

test('[BEY-42] a stub is copied as a line for a shop in the process of the test', () => {
  const [, literal = ''] = /^shop\.stub\('default', ([\s\S]*)\);\n$/.exec(copied('Copy for Vitest')) ?? [];
  expect(literalIn(literal)).toEqual(stub);
});

/** The arguments that a shell passes to the command. */
function argumentsOf(command: string): readonly string[] {
  const script = `MOCK_CONTROL_TOKEN=ours; curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('a user of the package copies a command instead of a scenario, which has no place to be added', () => {
  const place = { ...clone, hasSources: false };
  expect(copiesOf(stub, place).map(({ label }) => label)).toEqual([
    'Copy as curl',
    'Copy for Playwright',
    'Copy for Vitest',
  ]);
  const words = argumentsOf(copied('Copy as curl', stub, place));
  expect(words).toContain('http://127.0.0.1:4010/__mock/stubs');
  expect(JSON.parse(words.at(-1) ?? '')).toEqual(stub);
  expect(words).toContain('x-mock-control: ours');
});

test('the command is for the session of the page', () => {
  const words = argumentsOf(copied('Copy as curl', stub, { ...clone, hasSources: false, session: 'ada' }));
  expect(JSON.parse(words.at(-1) ?? '')).toEqual({ session: 'ada', ...stub });
});
