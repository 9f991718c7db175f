import type { ReactNode } from 'react';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import styles from './form.module.css';
import type { Form as FormState } from './use-form.ts';

interface FormProps<Name extends string> {
  readonly form: FormState<Name>;
  /** Known to a button that sends the form from outside. */
  readonly id?: string | undefined;
  /** Read out for the form as a landmark. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame of every form: our own sentences instead of the browser's, and a summary of what is wrong. */
export function Form<Name extends string>({ form, id, label, children }: FormProps<Name>) {
  return (
    <form className={styles.form} id={id} aria-label={label} noValidate onSubmit={form.onSubmit}>
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      {children}
    </form>
  );
}

/** Two fields side by side where there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
