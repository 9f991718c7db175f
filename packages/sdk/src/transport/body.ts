import type { Progress } from './deadline.ts';

/** The largest answer that is read; all of the contract's are far below. */
const maximumBytes = 8 * 1024 * 1024;

export type BodyText = { readonly text: string } | { readonly problem: string };

// Making one costs more than decoding an answer; it keeps nothing from one text to the next.
let decoder: TextDecoder | undefined;

/**
 * Reads a body to its end, but never more than eight megabytes and nothing but UTF-8. Rejects when the connection
 * breaks in between.
 * @returns the text, or what makes it unreadable
 */
export async function readBody(response: Response, progress: Progress): Promise<BodyText> {
  const { body } = response;
  // React Native's own fetch has read the answer already, and knows no streams.
  if (!body) return { text: await response.text() };
  const reader = body.getReader();
  // A fetch of one's own may not have passed the signal on to its body.
  progress.letGo = () => leave(reader);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return toText(pieces);
    pieces.push(value);
    bytes += value.byteLength;
    if (bytes > maximumBytes) {
      leave(reader);
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
    // It stopped in the middle of a text, from where the standard lets it go on.
    decoder = undefined;
    return { problem: 'the answer is not UTF-8' };
  }
}

/** Reads no further and lets the connection go. */
export function leave(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  // The rest is not wanted, and whether the other side takes note of that changes nothing here.
  reader.cancel().catch(() => {});
}
