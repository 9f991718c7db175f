import type { IncomingMessage } from 'node:http';
import type { RefusedRequest } from './refused-request.ts';
import { ClientGone } from './refused-request.ts';

export interface ByteLimits {
  /** With more than these the reading ends. */
  readonly most: number;
  /** With more than these nothing is kept, and the body is read to its end all the same; `most` unless said. */
  readonly kept?: number;
  readonly tooLarge: () => RefusedRequest;
}

export interface ReceivedBytes {
  /** Empty when more came than is kept. */
  readonly bytes: Buffer<ArrayBuffer>;
  readonly size: number;
}

/** The body of a request. Rejects with what `tooLarge` makes once there are more bytes, and with ClientGone. */
export function readBytes(
  request: IncomingMessage,
  { most, kept = most, tooLarge }: ByteLimits,
): Promise<ReceivedBytes> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= kept) chunks.push(chunk);
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
