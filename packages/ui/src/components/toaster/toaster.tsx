import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { useTopDialog } from '../dialog/open-dialogs.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { alertIcons } from '../inline-alert/alert-icons.ts';
import { toasterMessages, toastWords } from './toaster.messages.ts';
import styles from './toaster.module.css';
import type { Toast, ToastText } from './toaster.states.ts';
import { useLifetime } from './use-lifetime.ts';

interface ToasterProps {
  readonly toasts: readonly Toast[];
  /** Pressed away or run out: 6 s, errors 10 s, held while pointed at or focused. */
  readonly onDismiss: (id: number) => void;
}

const lifetimeMs = 6_000;
const errorLifetimeMs = 10_000;

function wordsOf(text: ToastText, intl: IntlShape): string {
  return text.kind === 'server' ? text.message : intl.formatMessage(toastWords[text.id]);
}

/** Short messages in the corner; inside the dialog while one is open, because all else is inert then. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const dialog = useTopDialog();
  const stack = <ToastStack toasts={toasts} onDismiss={onDismiss} />;
  return dialog === null ? stack : createPortal(stack, dialog);
}

function ToastStack({ toasts, onDismiss }: ToasterProps) {
  const intl = useIntl();
  return (
    <section className={styles.region} aria-label={intl.formatMessage(toasterMessages.region)}>
      {/* The status region is always in the page: a region that arrives with its text is not read out. */}
      <div role="status" className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </div>
    </section>
  );
}

function ToastItem({ toast, onDismiss }: { readonly toast: Toast; readonly onDismiss: () => void }) {
  const intl = useIntl();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useLifetime(toast.tone === 'error' ? errorLifetimeMs : lifetimeMs, pointed || focused, onDismiss);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only hold the message, they do nothing
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={alertIcons[toast.tone]} size={24} />
      <p className={styles.text}>{wordsOf(toast.text, intl)}</p>
      <IconButton icon="close" label={intl.formatMessage(toasterMessages.dismiss)} onClick={onDismiss} />
    </div>
  );
}
