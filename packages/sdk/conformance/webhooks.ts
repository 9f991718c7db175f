import { isWebhookError, signWebhook, verifyWebhook } from '@signal-shop/sdk/webhooks';
import type { Check } from './support.ts';
import { check, holds, same } from './support.ts';

/** 24 random bytes, as in the tests of Standard Webhooks. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const timestamp = 1_768_478_400;
const event = {
  id: 'evt_5Jq0hXvTn2cWkR8d',
  type: 'order.paid',
  time: timestamp,
  data: { ordersn: 'SG20260115000001', orderstatus: 2 },
};

export const webhookChecks: readonly Check[] = [
  check('verifies a signed webhook, and refuses a changed one', async () => {
    const body = JSON.stringify(event);
    const headers = new Headers({
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await signWebhook({ id: event.id, timestamp, body, secret }),
    });
    const received = { headers, secret, now: timestamp * 1000 };
    same((await verifyWebhook({ ...received, body })).type, 'order.paid', 'type');
    const error: unknown = await verifyWebhook({ ...received, body: `${body} ` }).catch(
      (problem: unknown) => problem,
    );
    holds(isWebhookError(error) && error.reason === 'signature', 'the signature is refused');
  }),
];
