// The signature of Standard Webhooks: HMAC-SHA256 over id, timestamp and body. WebCrypto compares in constant time.
import { WebhookError } from './webhook-error.ts';

/** A body as it is sent: the bytes, or their text in UTF-8. */
export type WebhookBody = string | Uint8Array;

/** The signed parts of one attempt to deliver an event. */
export interface SignedParts {
  readonly id: string;
  /** Seconds since 1970, by the clock of the sender. */
  readonly timestamp: number;
  readonly body: WebhookBody;
  /** `whsec_` and the key in Base64; undefined is refused. */
  readonly secret: string | undefined;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
const version = 'v1,';
const secretStart = 'whsec_';
/** Limits of the specification, in bytes. */
const keyLength = { minimum: 24, maximum: 64 } as const;

/**
 * The value of the header `webhook-signature`, for senders and for tests of receivers.
 * @throws WebhookError `secret` for a secret that is not a `whsec_…` of 24 to 64 bytes, `body` for a body that is neither text nor
 * bytes
 */
export async function signWebhook(parts: SignedParts): Promise<string> {
  const signature = await crypto.subtle.sign(
    algorithm,
    await importKey(parts.secret, 'sign'),
    contentOf(parts),
  );
  return version + btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/**
 * Whether one of the signatures, separated by spaces, is valid. Signatures of other versions are ignored.
 * @throws WebhookError `secret` or `body`
 */
export async function isSigned(parts: SignedParts, signatures: string): Promise<boolean> {
  const key = await importKey(parts.secret, 'verify');
  const content = contentOf(parts);
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith(version) ? bytesOf(signature.slice(version.length)) : null;
    if (bytes !== null && (await crypto.subtle.verify(algorithm, key, bytes, content))) return true;
  }
  return false;
}

function importKey(secret: string | undefined, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const key = secret?.startsWith(secretStart) ? bytesOf(secret.slice(secretStart.length)) : null;
  if (key === null || key.length < keyLength.minimum || key.length > keyLength.maximum)
    throw new WebhookError('secret', 'The secret is not whsec_ and 24 to 64 bytes in Base64.');
  return crypto.subtle.importKey('raw', key, algorithm, false, [usage]);
}

function contentOf({ id, timestamp, body }: SignedParts): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const start = encoder.encode(`${id}.${timestamp}.`);
  const end = typeof body === 'string' ? encoder.encode(body) : body;
  if (!isBytes(end))
    throw new WebhookError(
      'body',
      'The body is neither text nor bytes: pass the raw body, not a parsed one.',
    );
  const content = new Uint8Array(start.length + end.length);
  content.set(start);
  content.set(end, start.length);
  return content;
}

/** Not `instanceof`: test runners such as Jest have two classes of that name. Frameworks pass more than the type allows. */
function isBytes(body: unknown): boolean {
  return Object.prototype.toString.call(body) === '[object Uint8Array]';
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
