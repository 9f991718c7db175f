import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { AlertTone } from './alert-icons.ts';
import { alertIcons } from './alert-icons.ts';
import { inlineAlertMessages } from './inline-alert.messages.ts';
import styles from './inline-alert.module.css';

interface InlineAlertProps {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  /** Screen readers announce it immediately; for the result of an action. */
  readonly live?: boolean;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** -1 to make it focusable by script. */
  readonly tabIndex?: -1 | undefined;
}

/** A message inside the page. */
export function InlineAlert(props: InlineAlertProps) {
  const { tone, title, children, action, onDismiss, live = false, ref, tabIndex } = props;
  const intl = useIntl();
  return (
    <div
      ref={ref}
      className={styles.alert}
      data-tone={tone}
      role={live ? 'alert' : undefined}
      tabIndex={tabIndex}
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
