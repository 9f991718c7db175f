import type { QuantityNotice } from '@signal-shop/sdk/rules/quantity';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { OwnAttributes } from '../field/field.tsx';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { numberStepperMessages as messages } from './number-stepper.messages.ts';
import styles from './number-stepper.module.css';
import { useStepper } from './use-stepper.ts';

export interface NumberStepperProps
  extends Omit<
    ComponentProps<'input'>,
    | OwnAttributes
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-valuemax'
    | 'aria-valuemin'
    | 'aria-valuenow'
    | 'autoComplete'
    | 'inputMode'
    | 'max'
    | 'min'
    | 'onBlur'
    | 'onFocus'
    | 'onKeyDown'
    | 'readOnly'
    | 'role'
    | 'step'
    | 'type'
  > {
  /** Name of the quantity ("Quantity of K9 Wireless Headset"). */
  readonly label: string;
  readonly value: number;
  /** The maximum that can be ordered. */
  readonly max: number;
  /** A change is being saved; the value can still be changed. */
  readonly pending?: boolean;
  /** The field's error; replaces the stepper's own message about a correction. */
  readonly error?: string | null;
  /** Called after each input with its correction, for a message of the parent's own in `error`. */
  readonly onCorrection?: (correction: QuantityNotice) => void;
  /** Receives an integer from 1 to `max`. */
  readonly onChange: (value: number) => void;
}

const noticeMessages = {
  none: null,
  'not-a-number': messages.notANumber,
  'below-one': messages.belowOne,
  'exceeds-maximum': messages.exceedsMaximum,
  'not-whole': messages.notWhole,
} as const;

/**
 * A quantity input with buttons and arrow keys. At a limit, a button keeps the focus and announces the limit instead
 * of being disabled. Takes the other attributes of an input.
 */
export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    value,
    max,
    pending = false,
    disabled = false,
    error,
    onCorrection,
    onChange,
    ...rest
  } = props;
  const intl = useIntl();
  const id = useId();
  const stepper = useStepper({ value, max, onChange, onCorrection });
  const notice = noticeMessages[stepper.notice];
  const message = error ?? (notice === null ? null : intl.formatMessage(notice));
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
          {...rest}
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
