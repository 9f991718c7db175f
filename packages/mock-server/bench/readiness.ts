import { measuredCall } from './measured-call.ts';
import type { Program } from './measured-server.ts';
import { median, startMeasured } from './measured-server.ts';

const starts = 7;

/** Milliseconds of wall time from the start of the process to the first cart, over some starts on a warm disk. */
export async function measureReadiness(program: Program): Promise<{ middle: number; best: number }> {
  const { path, body } = await measuredCall();
  const times: number[] = [];
  for (let start = 0; start <= starts; start += 1) {
    const server = await startMeasured(program, { path, body });
    await server.end();
    // The first start warms the disk.
    if (start > 0) times.push(server.readyMs);
  }
  return { middle: median(times), best: Math.min(...times) };
}
