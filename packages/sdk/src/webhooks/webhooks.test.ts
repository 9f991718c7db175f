import { expect, test } from 'vitest';
import type { ReceivedWebhook } from './webhooks.ts';
import { isWebhookError, signWebhook, verifyWebhook } from './webhooks.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const otherSecret = `whsec_${btoa('another secret of 27 bytes!')}`;
const timestamp = 1_768_478_400;
const now = timestamp * 1000;
const event = {
  id: 'evt_5Jq0hXvTn2cWkR8d',
  type: 'order.paid',
  time: timestamp,
  data: { ordersn: 'SG20260115000001', orderstatus: 2 },
};

interface Changes {
  readonly event?: object;
  readonly signedWith?: string;
  readonly received?: Partial<ReceivedWebhook>;
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

async function webhook(changes: Changes = {}) {
  const body = JSON.stringify(changes.event ?? event);
  const signature = await signWebhook({
    ...{ id: event.id, timestamp, body },
    secret: changes.signedWith ?? secret,
  });
  const headers = {
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  };
  return { body, secret, now, headers };
}

async function reasonOf(changes: Changes): Promise<string> {
  const { headers, ...received } = await webhook(changes);
  const error: unknown = await verifyWebhook({
    ...{ ...received, headers: { ...headers, ...changes.headers } },
    ...changes.received,
  }).catch((problem: unknown) => problem);
  return isWebhookError(error) ? error.reason : 'verified';
}

test('a signed event is returned with its type, from text and from bytes, from Headers and from Node', async () => {
  const received = await webhook();
  expect(await verifyWebhook(received)).toEqual(event);
  const body = new TextEncoder().encode(JSON.stringify(event));
  const headers = new Headers(received.headers);
  const verified = await verifyWebhook({ ...received, body, headers });
  expect(verified.type === 'order.paid' && verified.data.ordersn).toBe('SG20260115000001');
});

test('the signature is that of the reference libraries of Standard Webhooks', async () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(await signWebhook({ ...signed, secret })).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test.each<[string, Changes]>([
  ['signature', { received: { body: JSON.stringify({ ...event, time: 1 }) } }],
  ['signature', { signedWith: otherSecret }],
  ['signature', { headers: { 'webhook-id': 'evt_another_one' } }],
  ['signature', { headers: { 'webhook-signature': 'v1,not-base64!' } }],
  ['signature', { headers: { 'webhook-signature': 'v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=' } }],
  ['timestamp', { received: { now: now + 300_001 } }],
  ['timestamp', { received: { now: now - 300_001 } }],
  ['timestamp', { received: { now: now + 2_000, toleranceMs: 1_000 } }],
  ['timestamp', { received: { toleranceMs: Number.NaN } }],
  ['timestamp', { received: { now: Number.NaN } }],
  ['headers', { headers: { 'webhook-id': undefined } }],
  ['headers', { headers: { 'webhook-timestamp': undefined } }],
  ['headers', { headers: { 'webhook-timestamp': '1e9' } }],
  ['headers', { headers: { 'webhook-signature': '' } }],
  ['headers', { headers: { 'webhook-id': [] } }],
  ['headers', { headers: { 'webhook-id': [event.id, event.id] } }],
  ['headers', { headers: { 'WEBHOOK-ID': 'evt_another_one' } }],
  ['secret', { received: { secret: undefined } }],
  ['secret', { received: { secret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' } }],
  ['secret', { received: { secret: `whsec_${btoa('short')}` } }],
  ['body', { event: { ...event, data: { ordersn: 'SG20260115000001' } } }],
  ['body', { event: { ...event, id: 'evt_of_another_event' } }],
  ['body', { event: [] }],
  ['unknown-type', { event: { ...event, type: 'order.returned' } }],
  ['verified', { received: { now: now + 300_000 } }],
  ['verified', { headers: { 'webhook-id': [event.id] } }],
  ['verified', { event: { ...event, added_later: true } }],
])('%s: %o', async (reason, changes) => {
  expect(await reasonOf(changes)).toBe(reason);
});

test('the case of header names in a record does not matter', async () => {
  const { headers, ...received } = await webhook();
  const upper = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
  expect(await verifyWebhook({ ...received, headers: upper })).toEqual(event);
});

test.each([
  ['a parsed object', event],
  ['the buffer of the bytes', new ArrayBuffer(8)],
  ['wider numbers', new Uint16Array(8)],
  ['a view', new DataView(new ArrayBuffer(8))],
  ['null', null],
  ['nothing', undefined],
])('%s is refused as a body, with the advice to pass the raw one', async (_name, value) => {
  // As a program without types passes it.
  const received = Object.assign(await webhook(), { body: value });
  const error: unknown = await verifyWebhook(received).catch((problem: unknown) => problem);
  expect(isWebhookError(error) && `${error.reason}: ${error.message}`).toBe(
    'body: The body is neither text nor bytes: pass the raw body, not a parsed one.',
  );
});

test('one valid signature of several is enough, so that a secret can be replaced', async () => {
  const { body } = await webhook();
  const parts = { id: event.id, timestamp, body };
  const signatures = [
    'v1a,ed25519',
    await signWebhook({ ...parts, secret: otherSecret }),
    await signWebhook({ ...parts, secret }),
  ];
  expect(await reasonOf({ headers: { 'webhook-signature': signatures.join(' ') } })).toBe('verified');
});

test('an error contains neither the secret nor the body', async () => {
  const error: unknown = await verifyWebhook(await webhook({ signedWith: otherSecret })).catch(
    (e: unknown) => e,
  );
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/whsec_|SG2026/);
});
