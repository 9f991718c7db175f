import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly keepLabel: string;
  readonly tone?: 'danger' | 'primary';
  readonly pending?: boolean;
  /** Why it did not work; the question stays open. */
  readonly failure?: string | null;
  /** What else is asked, under the text. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, tone = 'danger', pending = false, failure = null, onKeep } = props;
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (open) keep.current?.focus();
  }, [open]);

  return (
    <Dialog
      open={open}
      kind="alert"
      title={title}
      onClose={onKeep}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={pending} onClick={onKeep}>
            {props.keepLabel}
          </Button>
          <Button variant={tone} pending={pending} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {props.children}
      {failure !== null && (
        <InlineAlert tone="error" live>
          {failure}
        </InlineAlert>
      )}
    </Dialog>
  );
}
