import type { ReactNode } from 'react';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';

interface SentNoteProps {
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The server's confirmation, in the place of the form. */
export function SentNote(props: SentNoteProps) {
  return <InlineAlert {...props} tone="success" focusOnMount live />;
}
