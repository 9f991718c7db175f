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
  readonly tone?: 'danger' | 'neutral';
  readonly pending?: boolean;
  /** Error of the last attempt; the dialog stays open. */
  readonly failure?: string | null;
  /** More inputs below the text. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks for confirmation of an irreversible action; the safe button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, tone = 'danger', pending = false, failure = null, onKeep } = props;
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (open) keep.current?.focus();
  }, [open]);

  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onKeep}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={pending} onClick={onKeep}>
            {props.keepLabel}
          </Button>
          <Button tone={tone} pending={pending} onClick={props.onConfirm}>
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
