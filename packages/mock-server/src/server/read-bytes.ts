import type { IncomingMessage } from 'node:http';
import type { RefusedRequest } from './refused-request.ts';
import { ClientGone } from './refused-request.ts';

/** The body of a request. Rejects with what `tooLarge` makes once there are more bytes, and with ClientGone. */
export function readBytes(
  request: IncomingMessage,
  mostBytes: number,
  tooLarge: () => RefusedRequest,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) {
        chunks.length = 0;
        reject(tooLarge());
      } else {
        chunks.push(chunk);
      }
    });
    request.once('end', () =>
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)),
    );
    request.once('error', () => reject(new ClientGone()));
    request.once('close', () => {
      if (!request.complete) reject(new ClientGone());
    });
  });
}
