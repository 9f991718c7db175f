/** The body of an answer, or why it is not one that the SDK reads. */
export type BodyText =
  | { readonly status: 'whole'; readonly text: string }
  | { readonly status: 'too-large' }
  | { readonly status: 'not-text' };

/** Reads a body to its end, but never more than `maximumBytes`. Rejects when the connection breaks in between. */
export async function readBody(response: Response, maximumBytes: number): Promise<BodyText> {
  if (response.body === null) return { status: 'whole', text: '' };
  const reader = response.body.getReader();
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

async function refuse(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  status: 'too-large' | 'not-text',
): Promise<BodyText> {
  // The rest is not wanted, and whether the other side takes note of that changes nothing here.
  reader.cancel().catch(() => undefined);
  return { status };
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
