// Preloaded into each measured server: tells its own CPU time and memory when asked, whatever program it is.
import { setTimeout as wait } from 'node:timers/promises';

process.on('message', async (question) => {
  if (question === 'usage') process.send?.(usage());
  if (question !== 'usage after collection') return;
  // What was freed by one collection may free more, and finalizers run between two.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await wait(100);
  }
  process.send?.(usage());
});
// Being asked must not keep a server alive, nor must a bench that was interrupted.
process.on('disconnect', () => process.exit(0));

function usage() {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rss, live: heapUsed + external };
}
