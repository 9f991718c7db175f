import { measuredCall } from './measured-call.ts';
import type { Program } from './measured-server.ts';
import { median, startMeasured } from './measured-server.ts';

const starts = 7;

/**
 * Milliseconds from the start of the process to the first cart, over several starts with a warm disk cache: the median and the minimum
 * of the elapsed time, and the median of the CPU time, which depends least on the load of the machine.
 */
export async function measureReadiness(
  program: Program,
): Promise<{ middle: number; best: number; cpu: number }> {
  const { path, body } = await measuredCall();
  const times: number[] = [];
  const cpu: number[] = [];
  for (let start = 0; start <= starts; start += 1) {
    const server = await startMeasured(program, { path, body });
    await server.end();
    // The first start fills the disk cache.
    if (start === 0) continue;
    times.push(server.readyMs);
    cpu.push(server.readyCpuMs);
  }
  return { middle: median(times), best: Math.min(...times), cpu: median(cpu) };
}
