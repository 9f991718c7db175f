import { expect, test } from 'vitest';
import { toHar } from '../recording/call-export.ts';
import { createCallLog } from '../recording/call-log.ts';
import type { ReferenceContract } from '../reference/reference-contract.ts';
import { readReferenceContract } from '../reference/reference-page.ts';
import { get, post, startTestServer } from '../testing/testing-server.ts';
import { checkHonesty } from './check.ts';
import { coverageOf, coverageTable } from './coverage.ts';
import { readHar } from './read-har.ts';

test('contract, examples and scenarios are consistent', { timeout: 30_000 }, async () => {
  const report = checkHonesty(await readReferenceContract());
  expect(report.problems).toEqual([]);
  expect(report.calls).toBeGreaterThan(30);
  expect(report.answers).toBeGreaterThan(report.calls);
});

test('reports an unreached code and an example that violates its schema', async () => {
  const contract = await readReferenceContract();
  const path = '/api/goods/getLang';
  const brokenContract: ReferenceContract = structuredClone(contract);
  const answer = Object(brokenContract.paths[path]?.post?.responses['200']).content['application/json'];
  answer.examples = { success: { value: { code: 1, msg: 'Hello', locale: 'klingon' } } };
  expect(checkHonesty(brokenContract).problems).toEqual([
    expect.stringMatching(/^setLanguage, example success: /),
    expect.stringMatching(/^setLanguage declares code \d+, and nothing reaches it$/),
    expect.stringMatching(/^setLanguage declares code \d+, and nothing reaches it$/),
  ]);
});

test('the coverage lists answered and missing codes', async () => {
  const server = await startTestServer();
  await post(server, '/api/goods/getGoodsById', { id: 999_999 });
  const { body } = await get(server, '/__mock/coverage');
  const rows: readonly { operationId: string }[] = Object(body).calls;
  expect(rows.find(({ operationId }) => operationId === 'getGoods')).toMatchObject({
    called: true,
    reached: [3001],
    missing: expect.arrayContaining([1, 2]),
  });
  expect(body).toMatchObject({ reached: 1 });
});

test('a recording of a browser or of the mock covers its own calls only', async () => {
  const contract = await readReferenceContract();
  const log = createCallLog(() => {});
  const call = {
    time: '2026-01-15T12:00:00.000Z',
    session: 'default',
    method: 'POST',
    path: '/api/goods/getLang',
    query: {},
    operationId: 'setLanguage',
    status: 200,
    code: 1,
    fault: null,
    findings: [],
    durationMs: 1,
    request: { headers: {}, body: { lang: 'de' } },
    answer: { headers: {}, body: { code: 1, msg: 'x', locale: 'de' } },
  };
  log.add(call);
  log.add({ ...call, path: '/somewhere/else' });
  const har = JSON.stringify(toHar('http://127.0.0.1:4010', log.calls(null)));
  const coverage = coverageOf(contract, readHar(har, contract));
  expect(coverage.reached).toBe(1);
  expect(coverageTable(coverage)).toContain(
    `1 of ${coverage.calls.length} calls, 1 of ${coverage.declared} declared codes`,
  );
  expect(coverageTable(coverage)).toMatch(
    /^setLanguage +never answered failed \(2\), languageUnknown \(8002\)$/m,
  );
  expect(() => readHar('{"log": 1}', contract)).toThrow('This is not an HTTP Archive');
});
