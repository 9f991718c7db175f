import type { ComponentProps, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/icon-button.tsx';
import { dialogMessages } from './dialog.messages.ts';
import styles from './dialog.module.css';
import { useDialog } from './use-dialog.ts';

export interface DialogProps
  extends Omit<
    ComponentProps<'dialog'>,
    | 'aria-label'
    | 'aria-labelledby'
    | 'className'
    | 'onCancel'
    | 'onClose'
    | 'onMouseDown'
    | 'open'
    | 'ref'
    | 'role'
    | 'title'
  > {
  readonly open: boolean;
  /** Called by Escape, the close button, or a click on the backdrop (not for `alertdialog`). */
  readonly onClose: () => void;
  /** `end` is a drawer at the inline end, `bottom` a sheet. */
  readonly placement?: 'center' | 'end' | 'bottom';
  /** `alertdialog` requires an answer: it has no close button, and the backdrop does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly title: string;
  readonly children: ReactNode;
  /** Stays visible below a scrolling body. */
  readonly footer?: ReactNode;
}

/** A modal. Uses the native dialog element, which handles focus, Escape and inertness. Takes the other attributes of a dialog. */
export function Dialog({
  open,
  onClose,
  placement = 'center',
  role = 'dialog',
  title,
  children,
  footer,
  ...rest
}: DialogProps) {
  const asks = role === 'alertdialog';
  const intl = useIntl();
  const titleId = useId();
  const { dialog, heading, body, scrolling } = useDialog(open);

  function onCancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose();
  }

  function onMouseDown(event: MouseEvent<HTMLDialogElement>): void {
    if (!asks && event.target === event.currentTarget) onClose();
  }

  return (
    // A backdrop click has the dialog itself as its target; keyboards have Escape.
    <dialog
      {...rest}
      ref={dialog}
      className={styles.dialog}
      data-placement={placement}
      role={asks ? role : undefined}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onMouseDown={onMouseDown}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 ref={asks ? undefined : heading} id={titleId} data-text="h3" tabIndex={-1}>
            {title}
          </h2>
          {!asks && (
            <IconButton icon="close" label={intl.formatMessage(dialogMessages.close)} onClick={onClose} />
          )}
        </div>
        <div ref={body} className={styles.body} tabIndex={scrolling ? 0 : undefined}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
