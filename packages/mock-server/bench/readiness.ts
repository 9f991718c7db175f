import { measuredCall } from './measured-call.ts';
import type { Program } from './measured-server.ts';
import { median, startMeasured } from './measured-server.ts';

const starts = 7;

/**
 * Milliseconds from the start of the process to the first cart, over some starts on a warm disk: the middle and the best
 * of the time that passes, and the middle of the CPU time, which a busy machine stretches least.
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
    // The first start warms the disk.
    if (start === 0) continue;
    times.push(server.readyMs);
    cpu.push(server.readyCpuMs);
  }
  return { middle: median(times), best: Math.min(...times), cpu: median(cpu) };
}
