// Form: validation, error summary and layout shared by all forms.
// Forms use it; sections and screens use its types and its picture fields. Limits come from the contract.
import type { SyntheticEvent } from 'react';
import { useId, useState } from 'react';
import { afterPress } from './after-press.ts';

export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The server's error for one field; shown until the owner of the values clears it. */
export interface FieldRefusal<Name extends string> {
  readonly field: Name;
  readonly message: string;
}

interface FormOptions<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly onValuesChange: (values: Record<Name, string>) => void;
  /** Error messages of the currently invalid fields, in the order of the form. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly onValid: () => void;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly refusal?: FieldRefusal<Name> | null;
}

export interface Form<Name extends string> {
  readonly field: (name: Name) => FormField;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Remaining errors of the last submit; empty once all are fixed. */
  readonly summary: readonly { readonly fieldId: string; readonly message: string }[];
  /** Counts rejected submits; as the key of the summary, it makes the summary take the focus again. */
  readonly attempt: number;
}

/** Validation for all forms: a field shows its error on blur, and all fields on submit. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { values, onValuesChange, onValid, submitted = false, refusal = null } = options;
  const errors = withRefusal(options.errors, refusal);
  const prefix = useId();
  const [blurred, setBlurred] = useState<ReadonlySet<Name>>(new Set());
  const [attempt, setAttempt] = useState(submitted ? 1 : 0);
  const [cleared, setCleared] = useState(false);
  const [lastRefusal, setLastRefusal] = useState<FieldRefusal<Name> | null>(null);
  const names = Object.keys(errors).filter((name): name is Name => name in errors);
  const wrong = names.filter((name) => errors[name] !== undefined);
  // Once all errors are fixed, the summary stays hidden until the next submit: reappearing would steal the focus
  // while typing.
  if (attempt > 0 && wrong.length === 0 && !cleared) setCleared(true);
  if (refusal !== lastRefusal) {
    setLastRefusal(refusal);
    if (refusal !== null) {
      setAttempt(attempt + 1);
      setCleared(false);
    }
  }
  const fieldId = (name: Name) => `${prefix}-${name}`;

  return {
    field: (name) => ({
      id: fieldId(name),
      name,
      value: values[name],
      error: attempt > 0 || blurred.has(name) ? (errors[name] ?? null) : null,
      onChange: (value) => onValuesChange({ ...values, [name]: value }),
      onBlur: () => afterPress(() => setBlurred((before) => new Set(before).add(name))),
    }),
    onSubmit: (event) => {
      event.preventDefault();
      setCleared(wrong.length === 0);
      if (wrong.length > 0) setAttempt(attempt + 1);
      else onValid();
    },
    summary:
      attempt === 0 || cleared
        ? []
        : wrong.map((name) => ({ fieldId: fieldId(name), message: errors[name] ?? '' })),
    attempt,
  };
}

function withRefusal<Name extends string>(
  errors: Readonly<Partial<Record<Name, string>>>,
  refusal: FieldRefusal<Name> | null,
): Readonly<Partial<Record<Name, string>>> {
  return refusal === null ? errors : { ...errors, [refusal.field]: refusal.message };
}
