import type { Progress } from './timeout.ts';

/** Maximum size of a response; all of the contract's are far below. */
const maximumBytes = 8 * 1024 * 1024;

export type BodyText = { readonly text: string } | { readonly problem: string };

// Creating a decoder costs more than decoding a response; it has no state between two texts.
let decoder: TextDecoder | undefined;

/**
 * Reads a body to its end, up to eight megabytes of valid UTF-8. Rejects if the connection breaks.
 * Chromium's network log shows `net::ERR_ABORTED` for many bodies that a reader has read to their end, and never
 * for `response.text()`. Every byte has arrived; only a reader can limit their number and stop in between.
 * @returns the text, or why it is unreadable
 */
export async function readBody(response: Response, progress: Progress): Promise<BodyText> {
  const { body } = response;
  // React Native's fetch has no streams; it has read the response already.
  if (!body) return { text: await response.text() };
  const reader = body.getReader();
  // A custom fetch may not have passed the signal on to its body.
  progress.dispose = () => cancelReader(reader);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return toText(pieces);
    pieces.push(value);
    bytes += value.byteLength;
    if (bytes > maximumBytes) {
      cancelReader(reader);
      return { problem: `the answer is over ${maximumBytes} bytes` };
    }
  }
}

function toText(pieces: readonly Uint8Array[]): BodyText {
  decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    let text = '';
    for (const piece of pieces) text += decoder.decode(piece, { stream: true });
    return { text: text + decoder.decode() };
  } catch {
    // The decoder failed in the middle of a text, so its state is undefined.
    decoder = undefined;
    return { problem: 'the answer is not UTF-8' };
  }
}

/** Stops reading and closes the connection. */
export function cancelReader(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  // Whether the cancellation succeeds does not matter.
  reader.cancel().catch(() => {});
}
