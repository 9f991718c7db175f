import type { ReactNode } from 'react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useTopDialog } from '../dialog/open-dialogs.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { alertIcons } from '../inline-alert/alert-icons.ts';
import { toasterMessages, toastWords } from './toaster.messages.ts';
import styles from './toaster.module.css';
import type { Toast } from './toaster.states.ts';
import { useLifetime } from './use-lifetime.ts';

interface ToasterProps {
  readonly toasts: readonly Toast[];
  /** Pressed away or run out: 6 s, errors and those with a way on 10 s, held while pointed at or focused. */
  readonly onDismiss: (id: number) => void;
  /** What stands beside the words of a message that leads on. */
  readonly actionOf: (toast: Toast) => ReactNode;
}

/** Short messages in the corner; inside the dialog while one is open, because all else is inert then. */
export function Toaster({ toasts, onDismiss, actionOf }: ToasterProps) {
  const intl = useIntl();
  const dialog = useTopDialog();
  const stack = (
    <section className={styles.region} aria-label={intl.formatMessage(toasterMessages.region)}>
      {/* The status region is always in the page: a region that arrives with its text is not read out. */}
      <div role="status" className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            way={actionOf(toast)}
            onDismiss={() => onDismiss(toast.id)}
          />
        ))}
      </div>
    </section>
  );
  return dialog === null ? stack : createPortal(stack, dialog);
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly way: ReactNode;
  readonly onDismiss: () => void;
}

function ToastItem({ toast: { tone, text }, way, onDismiss }: ToastItemProps) {
  const intl = useIntl();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useLifetime(way || tone === 'error' ? 10_000 : 6_000, pointed || focused, onDismiss);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only hold the message, they do nothing
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={alertIcons[tone]} size={24} />
      <p className={styles.text}>
        {text.kind === 'server' ? text.message : intl.formatMessage(toastWords[text.id])}
      </p>
      {way}
      <IconButton icon="close" label={intl.formatMessage(toasterMessages.dismiss)} onClick={onDismiss} />
    </div>
  );
}
