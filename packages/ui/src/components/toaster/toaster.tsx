import type { ReactNode } from 'react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { useTopDialog } from '../dialog/open-dialogs.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { alertIcons } from '../inline-alert/alert-icons.ts';
import { moveMessages, removalMessages, toasterMessages, toastMessages } from './toaster.messages.ts';
import styles from './toaster.module.css';
import type { Toast, ToastText } from './toaster.states.ts';
import { useLifetime } from './use-lifetime.ts';

interface ToasterProps {
  readonly toasts: readonly Toast[];
  /**
   * Called on dismiss or after the lifetime: 6 s, 10 s for errors and toasts with an action. Hover and focus pause
   * it.
   */
  readonly onDismiss: (id: number) => void;
  /** Renders the action beside the text. */
  readonly actionOf: (toast: Toast) => ReactNode;
}

/** Toasts in the corner; rendered inside an open modal dialog, because everything outside it is inert. */
export function Toaster({ toasts, onDismiss, actionOf }: ToasterProps) {
  const intl = useIntl();
  const dialog = useTopDialog();
  const stack = (
    <section className={styles.region} aria-label={intl.formatMessage(toasterMessages.region)}>
      {/* Always rendered: screen readers announce changes in a live region, not one that mounts with its text. */}
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
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the toast's timer
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={alertIcons[tone]} size={24} />
      <p className={styles.text}>{textOf(text, intl)}</p>
      {way}
      <IconButton icon="close" label={intl.formatMessage(toasterMessages.dismiss)} onClick={onDismiss} />
    </div>
  );
}

function textOf(text: ToastText, intl: IntlShape): string {
  switch (text.kind) {
    case 'server':
      return text.message;
    case 'message':
      return intl.formatMessage(toastMessages[text.id]);
    case 'moved':
      return intl.formatMessage(moveMessages[text.to], { name: text.name });
    case 'removed':
      return intl.formatMessage(removalMessages[text.from], { name: text.name });
  }
}
