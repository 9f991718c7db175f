import type { ReactNode, Ref } from 'react';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';

interface SentNoteProps {
  /** Ref to move the focus here, because the form unmounts. */
  readonly ref: Ref<HTMLDivElement>;
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The server's confirmation, in the place of the form. */
export function SentNote(props: SentNoteProps) {
  return <InlineAlert {...props} tone="success" tabIndex={-1} live />;
}
