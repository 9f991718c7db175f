import type { IncomingMessage } from 'node:http';
import type { RefusedRequest } from './refused-request.ts';
import { ClientGone } from './refused-request.ts';

export interface ByteLimits {
  /** Reading stops above this number of bytes. */
  readonly most: number;
  /** Above this number of bytes the body is read to its end but discarded; by default `most`. */
  readonly bufferMaximum?: number;
  readonly tooLarge: () => RefusedRequest;
}

export interface ReceivedBytes {
  /** Empty when the body was discarded. */
  readonly bytes: Buffer<ArrayBuffer>;
  readonly size: number;
}

/** Reads the body of a request. Rejects with the result of `tooLarge` above the limit, and with ClientGone. */
export function readBytes(
  request: IncomingMessage,
  { most, bufferMaximum = most, tooLarge }: ByteLimits,
): Promise<ReceivedBytes> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bufferMaximum) chunks.push(chunk);
      else chunks = [];
      if (size > most) reject(tooLarge());
    });
    request.once('end', () => resolve({ bytes: Buffer.concat(chunks), size }));
    request.once('error', () => reject(new ClientGone()));
    request.once('close', () => {
      if (!request.complete) reject(new ClientGone());
    });
  });
}
