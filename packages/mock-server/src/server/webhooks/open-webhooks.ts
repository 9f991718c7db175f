// The webhooks of a mock server from its options. Loaded only with a URL.
import { randomBytes } from 'node:crypto';
import { isWebhookError, signWebhook } from '@signal-shop/sdk/webhooks';
import type { Log } from '../recording/log.ts';
import { StartFailure } from '../start-failure.ts';
import type { SenderOptions, WebhookSender } from './webhook-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** Where events are sent. The URL is the choice of the developer who starts the server, so any host is allowed. */
export interface WebhookOptions extends Omit<SenderOptions, 'secret'> {
  /** `whsec_` and 24 to 64 bytes in Base64; a random one without it. */
  readonly secret?: string;
}

export interface OpenWebhooks extends WebhookSender {
  readonly secret: string;
}

const secretBytes = 32;

/** Rejects with StartFailure for a URL or a secret that cannot be used. */
export async function openWebhooks(options: WebhookOptions, log: Log): Promise<OpenWebhooks> {
  const { url, secret = `whsec_${randomBytes(secretBytes).toString('base64')}` } = options;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new StartFailure(
      'usage',
      `"${url}" is not a URL for webhooks, such as http://127.0.0.1:8080/hooks.`,
    );
  const parsed = new URL(url);
  if (parsed.username !== '' || parsed.password !== '')
    throw new StartFailure(
      'usage',
      'The URL for webhooks contains a name or password, which no request can send.',
    );
  try {
    await signWebhook({ id: 'test', timestamp: 0, body: '', secret });
  } catch (error) {
    if (isWebhookError(error))
      throw new StartFailure('usage', `Webhooks: ${error.message}`, { cause: error });
    throw error;
  }
  return { ...createWebhookSender({ ...options, secret }, log), secret };
}
