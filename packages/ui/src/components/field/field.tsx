import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { fieldMessages } from './field.messages.ts';
import styles from './field.module.css';

/** Props of every field. */
export interface FieldLabels {
  readonly label: string;
  readonly help?: string | undefined;
  /** Error text below the field; undefined or null while it is valid or not yet validated. */
  readonly error?: string | null | undefined;
  /** Text beside the label; a form marks the less frequent kind. */
  readonly mark?: 'required' | 'optional' | undefined;
}

/** Ids and ARIA attributes that the field passes to its input. */
export interface FieldLinks {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Attributes that a field sets; an input takes all others. */
export type OwnAttributes =
  | keyof FieldLabels
  | Exclude<keyof FieldLinks, 'id'>
  | 'aria-required'
  | 'className'
  | 'onChange'
  | 'value';

interface FieldProps extends FieldLabels {
  /** Target of the error summary's link. */
  readonly id?: string | undefined;
  readonly count?: { readonly length: number; readonly max: number } | undefined;
  readonly children: (links: FieldLinks) => ReactNode;
}

function isText(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text !== '';
}

/** Label, input, help and error, associated for screen readers. */
export function Field({ label, help, error, mark, id: givenId, count, children }: FieldProps) {
  const intl = useIntl();
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = isText(help) ? `${id}-help` : undefined;
  const errorId = isText(error) ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={styles.field} data-invalid={isText(error) || undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {mark !== undefined && <span className={styles.mark}>{intl.formatMessage(fieldMessages[mark])}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': isText(error) || undefined,
      })}
      {isText(error) && <FieldError id={errorId}>{error}</FieldError>}
      <div className={styles.foot}>
        {isText(help) && <p id={helpId}>{help}</p>}
        {count !== undefined && (
          <p className={styles.counter}>
            {intl.formatMessage(fieldMessages.counter, { count: count.length, max: count.max })}
          </p>
        )}
      </div>
    </div>
  );
}

/** An error text with its icon. */
export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: string;
}) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
