// Delivers events of the contract to one URL: at least once, and apart from the calls that cause them. The events of one order arrive
// in their order unless an attempt fails; those of other orders do not wait for them. Pauses follow the clock of the machine,
// never that of a world.
import { randomBytes } from 'node:crypto';
import type { WebhookEvent } from '@signal-shop/sdk/webhooks';
import { signWebhook } from '@signal-shop/sdk/webhooks';
import { nameOfSession } from '../../world/create/worlds.ts';
import type { ShopMoveListener } from '../../world/state/moves.ts';
import { codeOrMessageOf } from '../error-text.ts';
import type { Log } from '../recording/log.ts';
import { createSubjectQueue } from './subject-queue.ts';

export interface SenderOptions {
  readonly url: string;
  /** `whsec_…` */
  readonly secret: string;
  /** Attempts for each event, six by default. */
  readonly attempts?: number;
  /** The pause after the first attempt, doubled after each further one; one second by default. */
  readonly pauseMs?: number;
  /** The time for an answer, ten seconds by default. */
  readonly timeoutMs?: number;
}

export interface WebhookSender {
  /** Queues the event of a move, and returns at once. */
  readonly send: ShopMoveListener;
  /** Drops everything that is not delivered, and logs how much. */
  close(): void;
}

interface Delivery {
  readonly event: WebhookEvent;
  readonly body: string;
  readonly session: string;
  attempt: number;
}

/** A receiver that is down must not fill the memory of a long test. */
const mostPending = 1_000;
/** Enough that a few requests that hang delay no others, and few enough for a small receiver. */
const mostRequests = 8;
const idBytes = 12;
const gone = 410;

export function createWebhookSender(options: SenderOptions, log: Log): WebhookSender {
  const { url, secret, attempts = 6, pauseMs = 1_000, timeoutMs = 10_000 } = options;
  const pending = new Set<Delivery>();
  const queue = createSubjectQueue(mostRequests);
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  async function post({ event, body, session }: Delivery): Promise<number> {
    const timestamp = Math.floor(Date.now() / 1_000);
    const response = await fetch(url, {
      ...{ method: 'POST', body, redirect: 'manual' },
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.id,
        'webhook-timestamp': String(timestamp),
        // Not in the signed event, because the contract has no sessions.
        'x-mock-session': nameOfSession(session),
        'webhook-signature': await signWebhook({ id: event.id, timestamp, body, secret }),
      },
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.status;
  }

  async function attempt(delivery: Delivery): Promise<void> {
    if (closing.signal.aborted) return;
    delivery.attempt += 1;
    const outcome = await post(delivery).catch(failureOf);
    if (closing.signal.aborted) return;
    const isTaken = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
    const isLast = delivery.attempt >= attempts || outcome === gone;
    const line = `Webhook ${delivery.event.type} ${delivery.event.id}, attempt ${delivery.attempt}: ${outcome}`;
    if (isTaken || isLast) pending.delete(delivery);
    if (isTaken) return log(line, 'webhook');
    if (isLast) return log(`${line}, given up`, 'error');
    const waitMs = pauseMs * 2 ** (delivery.attempt - 1);
    log(`${line}, again in ${waitMs / 1_000} s`, 'webhook');
    const timer = setTimeout(() => {
      timers.delete(timer);
      enqueue(delivery);
    }, waitMs);
    timers.add(timer.unref());
  }

  function enqueue(delivery: Delivery): void {
    // Two sessions can have orders of the same number. After-sales requests wait for their order.
    queue.add(`${delivery.session} ${delivery.event.data.ordersn}`, () => attempt(delivery));
  }

  return {
    send(move, session) {
      if (closing.signal.aborted) return;
      if (pending.size >= mostPending) {
        log(`Webhook ${move.type} is dropped: ${mostPending} others wait already.`, 'error');
        return;
      }
      const event: WebhookEvent = { id: `evt_${randomBytes(idBytes).toString('base64url')}`, ...move };
      const delivery = { event, body: JSON.stringify(event), session, attempt: 0 };
      pending.add(delivery);
      enqueue(delivery);
    },
    close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      queue.clear();
      if (pending.size > 0) log(`Webhooks dropped, because the server stops: ${pending.size}.`, 'error');
      pending.clear();
    },
  };
}

/** The reason of a request without an answer. `fetch` puts that of the connection into the cause. */
function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  return codeOrMessageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}
