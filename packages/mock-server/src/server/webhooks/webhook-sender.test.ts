import { verifyWebhook } from '@signal-shop/sdk/webhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Move } from '../../world/state/moves.ts';
import type { Log } from '../recording/log.ts';
import type { TestReceiver } from '../testing/testing-receiver.ts';
import { startReceiver } from '../testing/testing-receiver.ts';
import type { SenderOptions } from './webhook-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

function paid(ordersn = 'SG20260115000001'): Move {
  return { type: 'order.paid', time: 1_768_478_400, data: { ordersn, orderstatus: 2 } };
}

function shipped(ordersn = 'SG20260115000001'): Move {
  return { type: 'order.shipped', time: 1_768_478_400, data: { ordersn, orderstatus: 3 } };
}

function delivered(ordersn = 'SG20260115000001'): Move {
  return { type: 'order.delivered', time: 1_768_478_400, data: { ordersn, orderstatus: 4 } };
}

function sendTo({ url }: TestReceiver, options: Partial<SenderOptions> = {}) {
  const lines: string[] = [];
  const log: Log = (line, kind) => void lines.push(`${kind}: ${line.replace(/evt_[\w-]{16}/, 'ID')}`);
  const sender = createWebhookSender({ url, secret, pauseMs: 1, ...options }, log);
  onTestFinished(() => sender.close());
  return { sender, lines };
}

const idsOf = ({ requests }: TestReceiver) => requests.map(({ headers }) => headers['webhook-id']);
const eventsOf = ({ requests }: TestReceiver) => requests.map(({ body }) => JSON.parse(body));

test('an event is sent again after a failure, with the same id and a valid signature, until it is taken', async () => {
  const receiver = await startReceiver(500, 302, 204);
  const { sender, lines } = sendTo(receiver);
  sender.send(paid(), 'default');
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  expect(lines).toEqual([
    'webhook: Webhook order.paid ID, attempt 1: 500, again in 0.001 s',
    'webhook: Webhook order.paid ID, attempt 2: 302, again in 0.002 s',
    'webhook: Webhook order.paid ID, attempt 3: 204',
  ]);
  expect(new Set(idsOf(receiver)).size).toBe(1);
  for (const request of receiver.requests)
    expect(await verifyWebhook({ ...request, secret })).toMatchObject(paid());
});

test('after the last attempt the event is given up, and a receiver that is gone gets no second one', async () => {
  const failing = await startReceiver(503);
  const { sender, lines } = sendTo(failing, { attempts: 2 });
  sender.send(paid(), 'default');
  await vi.waitFor(() => expect(lines.at(-1)).toBe('error: Webhook order.paid ID, attempt 2: 503, given up'));
  expect(failing.requests).toHaveLength(2);
  const gone = sendTo(await startReceiver(410));
  gone.sender.send(paid(), 'default');
  await vi.waitFor(() =>
    expect(gone.lines).toEqual(['error: Webhook order.paid ID, attempt 1: 410, given up']),
  );
});

test('no answer in time and no receiver are failures, whose reason is logged', async () => {
  const silent = sendTo(await startReceiver(0), { attempts: 1, timeoutMs: 50 });
  silent.sender.send(paid(), 'default');
  await vi.waitFor(() =>
    expect(silent.lines).toEqual(['error: Webhook order.paid ID, attempt 1: no answer in time, given up']),
  );
  const stopped = await startReceiver(204);
  stopped.stop();
  const missing = sendTo(stopped, { attempts: 1 });
  missing.sender.send(paid(), 'default');
  await vi.waitFor(() =>
    expect(missing.lines).toEqual(['error: Webhook order.paid ID, attempt 1: ECONNREFUSED, given up']),
  );
});

test('events of one order arrive in their order, each with its own id', async () => {
  const receiver = await startReceiver(204);
  const { sender } = sendTo(receiver);
  for (const move of [paid(), shipped(), delivered()]) sender.send(move, 'default');
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(3));
  expect(eventsOf(receiver).map(({ type }) => type)).toEqual([
    'order.paid',
    'order.shipped',
    'order.delivered',
  ]);
  expect(new Set(idsOf(receiver)).size).toBe(3);
});

test('a receiver that does not answer for one order holds up only the next event of this order', async () => {
  const receiver = await startReceiver(0, 204);
  const { sender, lines } = sendTo(receiver, { timeoutMs: 60_000 });
  sender.send(paid('SG20260115000001'), 'default');
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1));
  sender.send(shipped('SG20260115000001'), 'default');
  sender.send(paid('SG20260115000002'), 'default');
  await vi.waitFor(() => expect(lines).toEqual(['webhook: Webhook order.paid ID, attempt 1: 204']));
  expect(eventsOf(receiver).map(({ data }) => data.ordersn)).toEqual([
    'SG20260115000001',
    'SG20260115000002',
  ]);
});

test('two sessions do not wait for each other, even with orders of the same number', async () => {
  const receiver = await startReceiver(0, 204);
  const { sender, lines } = sendTo(receiver, { timeoutMs: 60_000 });
  sender.send(paid(), 'one');
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1));
  sender.send(paid(), 'two~order.unpaid');
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(receiver.requests.map(({ headers }) => headers['x-mock-session'])).toEqual(['one', 'two']);
});

test('a stop drops what is under way and what waits, says how much, and sends nothing more', async () => {
  const receiver = await startReceiver(500, 0);
  const { sender, lines } = sendTo(receiver, { pauseMs: 60_000 });
  sender.send(paid(), 'default');
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  sender.send(paid(), 'default');
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(2));
  sender.close();
  sender.send(paid(), 'default');
  expect(lines.at(-1)).toBe('error: Webhooks dropped, because the server stops: 2.');
  expect(receiver.requests).toHaveLength(2);
});

test('a receiver that is down fills no memory: events beyond a thousand are dropped', async () => {
  const { sender, lines } = sendTo(await startReceiver(0));
  for (let sent = 0; sent < 1_001; sent += 1) sender.send(paid(), 'default');
  expect(lines).toEqual(['error: Webhook order.paid is dropped: 1000 others wait already.']);
});
