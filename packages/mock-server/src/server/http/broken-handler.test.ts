import { expect, test, vi } from 'vitest';
import { get, startTestServer } from '../testing/testing-server.ts';

vi.mock(import('../../operations/dispatch/operations.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const breaks = () => {
    throw new Error('secret of the handler');
  };
  return {
    ...original,
    findOperation: (id: string) => {
      const operation = original.findOperation(id);
      return id === 'listNotices' && operation !== undefined ? { ...operation, prepare: breaks } : operation;
    },
  };
});

test('[M26] an error of a handler is answered without its details and logged, and the next call is answered', async () => {
  const logged: string[] = [];
  const server = await startTestServer({ log: (line) => logged.push(line) });
  const answer = await get(server, '/api/index/title');
  expect(answer).toMatchObject({ status: 500, body: { code: 9005 } });
  expect(answer.text).not.toContain('secret of the handler');
  expect(answer.text).not.toContain(' at ');
  expect(logged.join('\n')).toContain('secret of the handler');
  expect((await get(server, '/api/product/getStates')).status).toBe(200);
});
