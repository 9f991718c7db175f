import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import type { FieldLabels, OwnAttributes } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import styles from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import { selectFieldMessages as messages } from './select-field.messages.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends FieldLabels,
    Omit<ComponentProps<'select'>, OwnAttributes | 'aria-busy' | 'children'> {
  /** '' before a choice. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[] | 'loading' | 'failed';
  readonly onRetry?: () => void;
  /** The first option before a choice. `none` if a value is always selected. */
  readonly placeholder?: string | 'none';
}

/** A native select with label, help and error. Takes every attribute of a select. */
export function SelectField({
  label,
  help,
  error,
  mark,
  id,
  value,
  onChange,
  options,
  onRetry,
  placeholder: givenPlaceholder,
  disabled = false,
  ...rest
}: SelectFieldProps) {
  const intl = useIntl();
  const failed = options === 'failed';
  const list = typeof options === 'string' ? [] : options;
  const placeholder = options === 'loading' ? intl.formatMessage(messages.loading) : givenPlaceholder;
  return (
    <>
      <Field
        label={label}
        help={help}
        error={failed ? intl.formatMessage(messages.failed) : error}
        mark={mark}
        id={id}
      >
        {(links) => (
          <div className={styles.box}>
            <select
              {...rest}
              {...links}
              className={styles.input}
              value={value}
              aria-required={mark === 'required' || undefined}
              aria-busy={options === 'loading' || undefined}
              disabled={disabled || typeof options === 'string'}
              onChange={(event) => onChange(event.currentTarget.value)}
            >
              {placeholder !== 'none' && (
                <option value="">{placeholder ?? intl.formatMessage(messages.choose)}</option>
              )}
              {list.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={styles.end} data-kind="mark">
              <Icon name="down" />
            </span>
          </div>
        )}
      </Field>
      {failed && onRetry !== undefined && (
        <Button variant="secondary" size="s" iconStart="retry" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
    </>
  );
}
