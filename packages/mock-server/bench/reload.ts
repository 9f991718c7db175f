import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { copyServer } from '../src/server/testing/server-copy.ts';
import { median } from './measured-server.ts';

const changes = 11;
const handlers = 'packages/mock-server/src/operations/handlers/cart.ts';
/** The server evaluates its sources once in the background, so that the first change is as fast as a later one. */
const warmUpMs = 10_000;
/** Between two changes, as between two saves of an editor. */
const pauseMs = 500;

/** Milliseconds from the change of a handler to the reload with it: of the first change, and the median of later ones. */
export async function measureReload(): Promise<{ first: number; middle: number }> {
  const { cli, folder, edit, remove } = copyServer();
  const server = spawn(process.execPath, [cli, '--port', '0', '--watch', '--log', 'json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const untilLine = async (kind: string): Promise<void> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The server ended.');
      const line = JSON.parse(value);
      if (line.kind === 'error') throw new Error(line.message);
      if (line.kind === kind) return;
    }
  };
  try {
    await untilLine('start');
    await wait(warmUpMs);
    const times: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      const startedAt = performance.now();
      edit(handlers, (text) => `${text}\nexport const change${change} = ${change};\n`);
      await untilLine('reload');
      times.push(performance.now() - startedAt);
      await wait(pauseMs);
    }
    const [first = Number.NaN, ...later] = times;
    return { first, middle: median(later) };
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    remove();
  }
}
