import { afterEach, expect, test, vi } from 'vitest';
import type { CallRecord } from '../../control/control-answers.ts';
import { logCall, logs } from './log.ts';

const call: CallRecord = {
  id: 1,
  time: '2026-01-15T12:00:00.000Z',
  session: 'default',
  method: 'POST',
  path: '/api/product/getGoodsCart',
  query: {},
  operationId: 'getCart',
  status: 200,
  code: 1,
  fault: null,
  findings: [{ side: 'answer', field: 'msg', sentence: 'msg is missing.' }],
  durationMs: 3,
  request: { headers: { authorization: 'tok_secret' }, body: {} },
  answer: { headers: {}, body: {} },
};

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['line', 1, 1],
  ['json', 1, 0],
  ['problems', 0, 1],
  ['silent', 0, 0],
] as const)('the log %s writes %d lines to stdout and %d to stderr', (name, out, errors) => {
  const logSpy = vi.spyOn(console, 'log').mockReturnValue();
  const errorSpy = vi.spyOn(console, 'error').mockReturnValue();
  logCall(logs[name], call);
  expect(logSpy).toHaveBeenCalledTimes(out);
  expect(errorSpy).toHaveBeenCalledTimes(errors);
});

test('a line of JSON contains the call and its findings, and no header', () => {
  const logSpy = vi.spyOn(console, 'log').mockReturnValue();
  logCall(logs.json, call);
  const line: unknown = JSON.parse(String(logSpy.mock.calls[0]?.[0]));
  expect(line).toMatchObject({ kind: 'call', operationId: 'getCart', findings: [{ field: 'msg' }] });
  expect(JSON.stringify(line)).not.toContain('tok_secret');
});
