import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { numberStepperMessages as messages } from './number-stepper.messages.ts';
import styles from './number-stepper.module.css';
import { useStepper } from './use-stepper.ts';

export interface NumberStepperProps {
  /** What is counted ("Quantity of K9 Wireless Headset"). */
  readonly label: string;
  readonly value: number;
  /** The most that can be ordered. */
  readonly max: number;
  /** A change is on its way to the server; it can still be changed again. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  /** Known from outside; what the stepper corrects itself it says itself. */
  readonly problem?: 'exceedsMaximum' | 'belowOne' | null;
  /** Of the field, to which a summary of errors leads. */
  readonly id?: string;
  /** In place of the sentence about what can be ordered. */
  readonly exceedsWords?: string;
  /** A sentence from outside, such as the server's. */
  readonly error?: string | null;
  /** A whole number from 1 to `max`. */
  readonly onChange: (value: number) => void;
}

const noticeWords = {
  none: null,
  'not-a-number': messages.notANumber,
  'below-one': messages.belowOne,
  'exceeds-maximum': messages.exceedsMaximum,
  'not-whole': messages.notWhole,
} as const;

/**
 * A quantity: type it, press its buttons, or use the arrow keys. At its ends a button keeps the focus, and says why it
 * goes no further.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, max, pending = false, disabled = false, problem = null } = props;
  const intl = useIntl();
  const id = useId();
  const stepper = useStepper(props);
  const known = problem === null ? noticeWords[stepper.notice] : messages[problem];
  const own = known === messages.exceedsMaximum ? props.exceedsWords : undefined;
  const message = props.error ?? own ?? (known === null ? null : intl.formatMessage(known));
  return (
    <div className={styles.field}>
      <fieldset className={styles.stepper} aria-label={label} data-pending={pending || undefined}>
        <button
          type="button"
          className={styles.button}
          aria-label={intl.formatMessage(messages.less)}
          disabled={disabled}
          aria-disabled={value <= 1}
          onClick={() => stepper.step(-1)}
        >
          <Icon name="less" />
        </button>
        <input
          id={props.id}
          className={styles.input}
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={1}
          aria-valuemax={max}
          aria-invalid={message === null ? undefined : true}
          aria-describedby={message === null ? undefined : id}
          inputMode="numeric"
          autoComplete="off"
          value={stepper.text}
          disabled={disabled}
          onChange={(event) => stepper.setDraft(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={stepper.commit}
          onKeyDown={stepper.onKeyDown}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={intl.formatMessage(messages.more)}
          disabled={disabled}
          aria-disabled={value >= max}
          onClick={() => stepper.step(1)}
        >
          <Icon name="add" />
        </button>
        {pending && <span className={styles.wave} />}
      </fieldset>
      <div role="status">
        {message !== null && <FieldError id={id}>{message}</FieldError>}
        {pending && <VisuallyHidden>{intl.formatMessage(messages.saving)}</VisuallyHidden>}
      </div>
    </div>
  );
}
