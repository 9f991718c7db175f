/**
 * Why a webhook is refused.
 * - `headers` a header of Standard Webhooks is missing or invalid
 * - `timestamp` it was sent too long ago, or in the future
 * - `signature` no signature is valid: another secret, or a changed body
 * - `body` it is neither text nor bytes, such as an object that a framework parsed: pass the raw body; or it is signed, and is
 *   no event of the contract
 * - `unknown-type` it is signed, and its type is newer than this SDK: answer with 204 to ignore it
 * - `secret` the receiver's own secret is invalid
 */
export type WebhookProblem = 'headers' | 'timestamp' | 'signature' | 'body' | 'unknown-type' | 'secret';

/** The only error that `verifyWebhook` rejects with. It contains neither the secret nor the body. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly reason: WebhookProblem;

  constructor(reason: WebhookProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** True for every error of `verifyWebhook`, even if a process loads the package twice. */
export function isWebhookError(error: unknown): error is WebhookError {
  return error instanceof Error && error.name === 'WebhookError';
}
