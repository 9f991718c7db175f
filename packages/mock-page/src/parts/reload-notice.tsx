import type { FeedEvents } from '@signal-shop/mock-server/feed';
import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { useState } from 'react';

interface ReloadNoticeProps {
  /** The last reload of the server's code; null before the first. */
  readonly note: FeedEvents['reload'] | null;
}

/** Shows the last reload of the mock server's code, or the reason it failed, until it is dismissed. */
export function ReloadNotice({ note }: ReloadNoticeProps) {
  const [dismissed, setDismissed] = useState<typeof note>(null);
  if (note === null || note === dismissed) return null;
  return (
    <InlineAlert tone={note.ok ? 'success' : 'error'} live onDismiss={() => setDismissed(note)}>
      {note.sentence}
    </InlineAlert>
  );
}
