import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { toasterMessages as messages } from '../../components/toaster/toaster.messages.ts';
import type { Toast, ToastMessage } from '../../components/toaster/toaster.states.ts';
import { useLinks } from '../../link/link-context.tsx';
import styles from './toast-action.module.css';

interface ToastWays {
  readonly onDismiss: (id: number) => void;
  /** Reloads the page. */
  readonly onReload: () => void;
}

/** The action of a toast; null for toasts that only inform. */
export function toastAction({ id, text }: Toast, { onDismiss, onReload }: ToastWays): ReactNode {
  if (text.kind === 'server') return null;
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
