import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../intl/use-locale.ts';
import { fieldMessages } from '../field/field.messages.ts';
import field from '../field/field.module.css';
import { FieldError } from '../field/field.tsx';
import input from '../field/input.module.css';
import { dateFieldMessages as messages } from './date-field.messages.ts';
import styles from './date-field.module.css';
import type { DatePart } from './date-text.ts';
import { datePartsOf, dateTextOf } from './date-text.ts';

interface DateFieldProps
  extends Omit<
    ComponentProps<'fieldset'>,
    'aria-describedby' | 'aria-label' | 'aria-labelledby' | 'children' | 'className' | 'onBlur' | 'onChange'
  > {
  readonly label: string;
  /** Of the first input. */
  readonly id?: string;
  /** Year, month and day with hyphens, each possibly incomplete: `1994-05-17`, `1994--`. */
  readonly value: string;
  readonly error?: string | null;
  readonly mark?: 'optional' | 'required';
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

const digits = { year: 4, month: 2, day: 2 } as const satisfies Record<DatePart, number>;

/** A date as three number inputs, in the order of the locale. Takes the other attributes of a fieldset. */
export function DateField({
  label,
  id,
  value,
  error = null,
  mark,
  onChange,
  onBlur,
  ...rest
}: DateFieldProps) {
  const intl = useIntl();
  const locale = useLocale();
  const ownId = useId();
  const first = id ?? ownId;
  const parts = datePartsOf(value);
  return (
    <fieldset
      {...rest}
      className={field.field}
      aria-labelledby={`${first}-label`}
      aria-describedby={error === null ? undefined : `${first}-error`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <div className={field.head}>
        <span id={`${first}-label`} className={field.label}>
          {label}
        </span>
        {mark !== undefined && <span className={field.mark}>{intl.formatMessage(fieldMessages[mark])}</span>}
      </div>
      <div className={styles.parts}>
        {orderIn(locale).map((part, index) => (
          <label key={part} className={styles.part} data-part={part}>
            <span className={styles.name}>{intl.formatMessage(messages[part])}</span>
            <input
              id={index === 0 ? first : `${first}-${part}`}
              className={input.input}
              value={parts[part]}
              inputMode="numeric"
              maxLength={digits[part]}
              autoComplete={`bday-${part}`}
              aria-invalid={error !== null || undefined}
              onChange={(event) =>
                onChange(dateTextOf({ ...parts, [part]: event.currentTarget.value.replaceAll(/\D/gu, '') }))
              }
            />
          </label>
        ))}
      </div>
      {error !== null && <FieldError id={`${first}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function orderIn(locale: string): readonly DatePart[] {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .flatMap(({ type }): DatePart[] => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}
