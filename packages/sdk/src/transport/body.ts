import type { Progress } from './deadline.ts';

/** The largest answer that is read; all of the contract's are far below. */
const maximumBytes = 8 * 1024 * 1024;

export type BodyText = { readonly text: string } | { readonly problem: string };

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
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    try {
      text += decoder.decode(value, { stream: !done });
    } catch {
      leave(reader);
      return { problem: 'the answer is not UTF-8' };
    }
    if (done) return { text };
    bytes += value.byteLength;
    if (bytes > maximumBytes) {
      leave(reader);
      return { problem: `the answer is over ${maximumBytes} bytes` };
    }
  }
}

/** Reads no further and lets the connection go. */
export function leave(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  // The rest is not wanted, and whether the other side takes note of that changes nothing here.
  reader.cancel().catch(() => {});
}
