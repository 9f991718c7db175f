// Example of a receiver of webhooks: verifies each event, stores its id, answers, and then works. Ends with Ctrl-C.
// node webhook-receiver.ts <port> <secret>, or the secret in WEBHOOK_SECRET
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { WebhookEvent } from '@signal-shop/sdk/webhooks';
import { isWebhookError, verifyWebhook } from '@signal-shop/sdk/webhooks';

const [port = '8080', secret = process.env.WEBHOOK_SECRET ?? ''] = process.argv.slice(2);
// A real receiver stores the ids in its database, together with what it does about the event.
const processed = new Set<string>();

const server = createServer((request, response) => void receive(request, response));
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') print(`Receiving at http://127.0.0.1:${address?.port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // The bytes as they arrived: a parsed and serialized body has another signature.
    const body = await buffer(request);
    const event = await verifyWebhook({ body, headers: request.headers, secret });
    const isRepeated = processed.has(event.id);
    // First, because 204 says that the event is stored.
    processed.add(event.id);
    response.writeHead(204).end();
    print(isRepeated ? `${event.id} again, ignored` : sentenceOf(event));
  } catch (error) {
    const reason = isWebhookError(error) ? error.reason : 'error';
    // An event of a newer shop is no failure: it would only be sent again.
    response.writeHead(reason === 'unknown-type' ? 204 : 400).end();
    print(`refused: ${reason}`);
  }
}

function sentenceOf(event: WebhookEvent): string {
  if (event.type === 'afterSales.changed')
    return `${event.data.id}: ${event.data.kind} is ${event.data.status}`;
  return `${event.data.ordersn}: ${event.type}`;
}

function stop(): void {
  server.close();
  server.closeAllConnections();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
