import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { toasterMessages as messages } from '../../components/toaster/toaster.messages.ts';
import type { Toast, ToastMessage } from '../../components/toaster/toaster.states.ts';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { takeKeyboardFocus } from '../../focus/take-keyboard-focus.ts';
import { useLinks } from '../../link/link-context.tsx';
import styles from './toast-action.module.css';

interface ToastWays {
  readonly onDismiss: (id: number) => void;
  /** Reloads the page. */
  readonly onReload: () => void;
}

/** The action of a toast; null for toasts that only inform. */
export function toastAction({ id, text, onUndo }: Toast, { onDismiss, onReload }: ToastWays): ReactNode {
  if (onUndo !== undefined) {
    const onPress = () => {
      onDismiss(id);
      onUndo();
    };
    return <Undo onPress={onPress} />;
  }
  if (text.kind !== 'message') return null;
  const ways: Partial<Record<ToastMessage, ReactNode>> = {
    addedToCart: <ToCart onPress={() => onDismiss(id)} />,
    partGone: <Reload onPress={onReload} />,
  };
  return ways[text.id] ?? null;
}

interface WayProps {
  readonly onPress: () => void;
}

function ToCart({ onPress }: WayProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <Anchor className={styles.way} href={hrefs.cart} onClick={onPress}>
      {intl.formatMessage(messages.toCart)}
    </Anchor>
  );
}

function Reload({ onPress }: WayProps) {
  const intl = useIntl();
  return (
    <button type="button" className={styles.way} onClick={onPress}>
      {intl.formatMessage(messages.reload)}
    </button>
  );
}

function Undo({ onPress }: WayProps) {
  const intl = useIntl();
  return (
    // The button that removed the goods is gone: keyboards continue here.
    <span className={styles.undo} ref={moveFocusOnUnmount}>
      <button ref={takeKeyboardFocus} type="button" className={styles.way} onClick={onPress}>
        {intl.formatMessage(messages.undo)}
      </button>
    </span>
  );
}
