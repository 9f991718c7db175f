// The health check of a container: `mock-server health`.
import { UsageError } from './cli-values.ts';

const shortestToken = 16;
const limitMs = 2000;

/** The control token of the environment; undefined without one. @throws UsageError for a token that can be guessed */
export function ownControlToken(): string | undefined {
  const token = process.env.MOCK_CONTROL_TOKEN;
  if (token !== undefined && token.length < shortestToken)
    throw new UsageError(`MOCK_CONTROL_TOKEN needs at least ${shortestToken} characters.`);
  return token;
}

/** Rejects when no mock server on this machine answers at the port. */
export async function checkHealth(port: number): Promise<void> {
  const token = ownControlToken();
  const url = `http://127.0.0.1:${port}/__mock/health`;
  const { ok, status } = await fetch(url, {
    signal: AbortSignal.timeout(limitMs),
    headers: token === undefined ? {} : { 'x-mock-control': token },
  }).catch((error: unknown) => {
    throw new Error(`No mock server answers at ${url}.`, { cause: error });
  });
  if (status === 403)
    throw new Error(`${url} answers 403: set MOCK_CONTROL_TOKEN to the control token of the server.`);
  if (!ok) throw new Error(`${url} answers ${status}.`);
}
