import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { takeFocus } from '../../focus/take-focus.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { AlertTone } from './alert-icons.ts';
import { alertIcons } from './alert-icons.ts';
import { inlineAlertMessages } from './inline-alert.messages.ts';
import styles from './inline-alert.module.css';

interface InlineAlertProps
  extends Omit<ComponentProps<'div'>, 'className' | 'ref' | 'role' | 'tabIndex' | 'title'> {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  /** Screen readers announce it immediately; for the result of an action. */
  readonly live?: boolean;
  /** Takes the focus when it appears, because it replaces the form or the button that had it. */
  readonly focusOnMount?: boolean;
}

/** A message inside the page. Takes the other attributes of a div. */
export function InlineAlert({
  tone,
  title,
  children,
  action,
  onDismiss,
  live = false,
  focusOnMount = false,
  ...rest
}: InlineAlertProps) {
  const intl = useIntl();
  return (
    <div
      {...rest}
      className={styles.alert}
      data-tone={tone}
      role={live ? 'alert' : undefined}
      {...(focusOnMount && { ref: takeFocus, tabIndex: -1 })}
    >
      <Icon name={alertIcons[tone]} size={24} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          icon="close"
          label={intl.formatMessage(inlineAlertMessages.dismiss)}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
