import { beforeEach, expect, test, vi } from 'vitest';
import { get, startTestServer } from '../testing/testing-server.ts';
import { createRateLimit } from './rate-limit.ts';

const now = vi.fn(() => 0);
const asked = { 'x-mock-session': 'busy' };

beforeEach(() => void now.mockReturnValue(0));

test('a session with a full minute waits for the next one; others are not affected', () => {
  const limit = createRateLimit(2, now);
  limit.count('busy');
  limit.count('busy');
  now.mockReturnValue(18_500);
  expect(() => limit.count('busy')).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '42' } }),
  );
  limit.count('other');
  now.mockReturnValue(60 * 1_000);
  limit.count('busy');
});

test('[BEY-64] the server refuses calls beyond the limit, and its pages still answer', async () => {
  const server = await startTestServer({ rateLimit: 2 });
  const title = () => get(server, '/api/index/title', asked);
  expect([(await title()).status, (await title()).status]).toEqual([200, 200]);
  expect(await title()).toMatchObject({
    status: 429,
    body: { code: 9006, msg: 'The session busy has used all 2 calls allowed per minute.' },
  });
  const { body } = await get(server, '/__mock/calls?session=busy');
  expect(Object(body).calls.map(({ status }: { status: number }) => status)).toEqual([200, 200, 429]);
  expect((await get(server, '/api/index/title', { 'x-mock-session': 'other' })).status).toBe(200);
});
