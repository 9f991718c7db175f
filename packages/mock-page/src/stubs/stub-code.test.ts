import type { StubPlan } from '@signal-shop/mock-server/control';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { scenarioCode, testCode } from './stub-code.ts';

const stub: StubPlan = {
  operationId: 'getGoods',
  when: { id: 1011 },
  answer: { code: 2, msg: 'It’s "late"\nby Ada\'s \\ clock', list: [1, { 'x-y': null }], none: {} },
  times: 2,
};

/** The value of a literal in the copied text. */
const literalIn = (text: string): unknown => new Function(`return (${text});`)();

test('[BEY-42] a stub is copied as a scenario of the mock', () => {
  const text = scenarioCode(stub);
  expect(parseSync('scenario.ts', text).errors).toEqual([]);
  expect(text).toContain("export const getGoodsAnswer = scenario('answer.get-goods', ");
  const [, literal = ''] = /addStub\(state, ([\s\S]*)\);\n}, null\);/.exec(text) ?? [];
  expect(literalIn(literal)).toEqual(stub);
});

test('[BEY-42] a stub is copied as a line of a browser test', () => {
  const text = testCode(stub);
  const [, parts = ''] = /^await mock\.answer\(([\s\S]*)\);\n$/.exec(text) ?? [];
  expect(literalIn(`[${parts}]`)).toEqual(['getGoods', stub.answer, { when: { id: 1011 }, times: 2 }]);
  expect(testCode({ operationId: 'getCart', answer: {} })).toBe("await mock.answer('getCart', {});\n");
});
