// Verification of the webhooks of the contract, in servers and workers. Nothing else of the SDK imports this folder.
import * as v from 'valibot';
import type { AfterSalesEvent, OrderEvent } from '../generated/types.ts';
import { vAfterSalesEvent, vOrderEvent } from '../generated/valibot.gen.ts';
import { isRecord } from '../rules/is-record.ts';
import { WebhookError } from './webhook-error.ts';
import type { WebhookBody } from './webhook-signature.ts';
import { isSigned } from './webhook-signature.ts';

export type { WebhookProblem } from './webhook-error.ts';
export { isWebhookError, WebhookError } from './webhook-error.ts';
export type { SignedParts, WebhookBody } from './webhook-signature.ts';
export { signWebhook } from './webhook-signature.ts';

/** Every event of the contract; `type` distinguishes them. */
export type WebhookEvent = OrderEvent | AfterSalesEvent;

/** `Headers`, or a record such as the headers of Node's `IncomingMessage`; the case of its names does not matter. */
export type WebhookHeaders = Pick<Headers, 'get'> | HeaderRecord;

type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ReceivedWebhook {
  /** The body exactly as it arrived: parsing and serializing it again breaks the signature. */
  readonly body: WebhookBody;
  readonly headers: WebhookHeaders;
  /** `whsec_…`, as the sender printed it; undefined, like an unset variable, is refused. */
  readonly secret: string | undefined;
  /** Milliseconds since 1970; the clock of this machine by default. */
  readonly now?: number;
  /** The accepted difference between the clocks, five minutes by default. */
  readonly toleranceMs?: number;
}

const usualToleranceMs = 300_000;
const vEvent = v.variant('type', [vOrderEvent, vAfterSalesEvent]);
const knownTypes: readonly string[] = [
  ...vOrderEvent.entries.type.options,
  vAfterSalesEvent.entries.type.literal,
];

/**
 * Returns the event of a request after its signature, its age and its fields were verified. The same event may arrive again:
 * ignore a repeated `id`.
 * @throws WebhookError with the reason
 * @example const event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret });
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<WebhookEvent> {
  const { body, headers, secret, now = Date.now(), toleranceMs = usualToleranceMs } = received;
  const id = headerOf(headers, 'webhook-id');
  const timestamp = timestampOf(headerOf(headers, 'webhook-timestamp'));
  const signatures = headerOf(headers, 'webhook-signature');
  const age = now - timestamp * 1000;
  // Written so that a clock or a tolerance that is no number refuses the webhook, and does not accept any age.
  if (!(age <= toleranceMs)) throw new WebhookError('timestamp', 'The webhook was sent too long ago.');
  if (!(age >= -toleranceMs)) throw new WebhookError('timestamp', 'The webhook was sent in the future.');
  if (!(await isSigned({ id, timestamp, body, secret }, signatures)))
    throw new WebhookError('signature', 'No signature of the webhook is valid for this secret and body.');
  return eventOf(body, id);
}

function eventOf(body: WebhookBody, id: string): WebhookEvent {
  const event = parsed(typeof body === 'string' ? body : new TextDecoder().decode(body));
  if (v.is(vEvent, event)) {
    if (event.id === id) return event;
    throw new WebhookError('body', 'The webhook has another id in its body than in its header.');
  }
  if (isRecord(event) && typeof event.type === 'string' && !knownTypes.includes(event.type))
    throw new WebhookError('unknown-type', 'The type of the webhook is newer than this SDK.');
  throw new WebhookError('body', 'The body of the webhook is not an event of the contract.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const values = isHeaders(headers) ? [headers.get(name)] : valuesOf(headers, name);
  const [value] = values;
  if (values.length === 1 && typeof value === 'string' && value !== '') return value;
  throw new WebhookError('headers', `The header ${name} is missing, or was sent more than once.`);
}

/** Cloud functions keep the case of the sender, and some have a list of values. */
function valuesOf(headers: HeaderRecord, name: string): readonly unknown[] {
  return Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? value : []));
}

function timestampOf(text: string): number {
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text);
  throw new WebhookError('headers', 'The header webhook-timestamp is no number of seconds.');
}

function isHeaders(headers: WebhookHeaders): headers is Pick<Headers, 'get'> {
  return typeof headers.get === 'function';
}
