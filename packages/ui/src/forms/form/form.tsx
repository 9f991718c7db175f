import type { ReactNode } from 'react';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import styles from './form.module.css';
import type { Form as FormState } from './use-form.ts';

interface FormProps<Name extends string> {
  readonly form: FormState<Name>;
  /** Id for a submit button outside the form. */
  readonly id?: string | undefined;
  /** Accessible name of the form landmark. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A form with our error messages in place of native validation, and an error summary. */
export function Form<Name extends string>({ form, id, label, children }: FormProps<Name>) {
  return (
    <form className={styles.form} id={id} aria-label={label} noValidate onSubmit={form.onSubmit}>
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      {children}
    </form>
  );
}

interface FormRowProps {
  /** For two short fields, which fit side by side in a narrow form too. */
  readonly short?: boolean;
  readonly children: ReactNode;
}

/** Two fields side by side on wide screens. */
export function FormRow({ short = false, children }: FormRowProps) {
  return (
    <div className={styles.row} data-short={short || undefined}>
      {children}
    </div>
  );
}
