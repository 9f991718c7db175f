import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/testing-server.ts';
import { checkHealth, ownControlToken } from './health.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a running server is healthy, also behind the token of the environment', async () => {
  const local = await startTestServer();
  await expect(checkHealth(local.port)).resolves.toBeUndefined();
  const reachable = await startTestServer({ host: '0.0.0.0', controlToken: 'a token of the test' });
  await expect(checkHealth(reachable.port)).rejects.toThrow('answers 403: set MOCK_CONTROL_TOKEN');
  vi.stubEnv('MOCK_CONTROL_TOKEN', 'a token of the test');
  await expect(checkHealth(reachable.port)).resolves.toBeUndefined();
});

test('without a server it says where it looked', async () => {
  const { port, close } = await startTestServer();
  await close();
  await expect(checkHealth(port)).rejects.toThrow(
    `No mock server answers at http://127.0.0.1:${port}/__mock/health.`,
  );
});

test('a short token is refused', () => {
  vi.stubEnv('MOCK_CONTROL_TOKEN', 'guess');
  expect(ownControlToken).toThrow('at least 16 characters');
});
