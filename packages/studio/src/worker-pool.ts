import { Worker } from 'node:worker_threads';

/**
 * Gives each order to the next free worker. A worker answers an order with one message.
 * @param onDone after each order; the worker waits for it
 */
export async function runInWorkers<Order>(
  script: URL,
  orders: readonly Order[],
  workers: number,
  onDone: (order: Order) => Promise<void> | void,
): Promise<void> {
  const waiting = [...orders];
  const work = async () => {
    const worker = new Worker(script);
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      await answerOf(worker, order);
      await onDone(order);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(workers, orders.length) }, work));
}

function answerOf(worker: Worker, order: unknown): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('message', () => {
    worker.off('error', reject);
    resolve();
  });
  worker.once('error', reject);
  worker.postMessage(order);
  return promise;
}
