import { measuredCall } from './measured-call.ts';
import type { MeasuredServer, Program } from './measured-server.ts';
import { cpuPerRequest, expectOk, startMeasured } from './measured-server.ts';

const sessions = 300;

/** The difference in CPU milliseconds between the first request of a session and a later one of the same kind. */
export async function measureFirstRequest(program: Program): Promise<number> {
  const { path, body } = await measuredCall();
  const server = await startMeasured(program, { path, body });
  try {
    // Warms up the code, because the benchmark measures the creation of worlds only.
    await visitAll(server, 'warm', path, body);
    const first = await visitAll(server, 'new', path, body);
    const later = await visitAll(server, 'new', path, body);
    return first - later;
  } finally {
    await server.end();
  }
}

function visitAll(server: MeasuredServer, prefix: string, path: string, body: string): Promise<number> {
  return cpuPerRequest(server, sessions, async (index) => {
    const request = { path, body, headers: { 'x-mock-session': `${prefix}-${index}` } };
    expectOk(request, await server.send(request));
  });
}
