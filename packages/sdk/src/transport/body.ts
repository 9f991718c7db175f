/** The body of an answer, or why it is not one that the SDK reads. */
export type BodyText =
  | { readonly status: 'whole'; readonly text: string }
  | { readonly status: 'too-large' }
  | { readonly status: 'not-text' };

/**
 * Reads a body to its end or until the signal, but never more than `maximumBytes`. Rejects when the connection breaks
 * in between.
 */
export async function readBody(
  response: Response,
  maximumBytes: number,
  signal: AbortSignal,
): Promise<BodyText> {
  if (response.body === null) return { status: 'whole', text: '' };
  const reader = response.body.getReader();
  // A fetch of one's own may not have passed the signal on to its body.
  signal.addEventListener('abort', () => void leave(reader), { once: true });
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    const piece = decode(decoder, value);
    if (piece === undefined) return refuse(reader, 'not-text');
    text += piece;
    if (done) return { status: 'whole', text };
    bytes += value.byteLength;
    if (bytes > maximumBytes) return refuse(reader, 'too-large');
  }
}

function refuse(reader: ReadableStreamDefaultReader<Uint8Array>, status: 'too-large' | 'not-text'): BodyText {
  void leave(reader);
  return { status };
}

/** Reads no further and lets the connection go. */
export async function leave(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    await reader.cancel();
  } catch {
    // The rest is not wanted, and whether the other side takes note of that changes nothing here.
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
