// Preloaded into each measured server: reports its CPU time and memory on request, independent of the program.
import { setTimeout as wait } from 'node:timers/promises';

process.on('message', async (question) => {
  if (question === 'usage') process.send?.(usage());
  if (question !== 'usage after collection') return;
  // A second collection can free more, and finalizers run between both.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await wait(100);
  }
  process.send?.(usage());
});
// The message channel must not keep a server alive, for example after an interrupted benchmark.
process.on('disconnect', () => process.exit(0));

function usage() {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rss, live: heapUsed + external };
}
