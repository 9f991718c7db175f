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

/** What the server says of one field: it stands there until whoever keeps the values takes it back. */
export interface FieldRefusal<Name extends string> {
  readonly field: Name;
  readonly message: string;
}

interface FormOptions<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly onValues: (values: Record<Name, string>) => void;
  /** The sentence for each field that is wrong now, in the order of the form. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly onValid: () => void;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly refusal?: FieldRefusal<Name> | null;
}

export interface Form<Name extends string> {
  readonly field: (name: Name) => FormField;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** What stands in the summary: what is left of the last submit's errors, nothing once all were put right. */
  readonly summary: readonly { readonly fieldId: string; readonly message: string }[];
  /** Grows with each refused submit: the summary's key, so that it takes the focus anew. */
  readonly attempt: number;
}

/** One way for all forms: an error is told when a field is left, and all of them on submit. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { values, onValues, onValid, submitted = false, refusal = null } = options;
  const errors = withRefusal(options.errors, refusal);
  const prefix = useId();
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [attempt, setAttempt] = useState(submitted ? 1 : 0);
  const [cleared, setCleared] = useState(false);
  const [told, setTold] = useState<FieldRefusal<Name> | null>(null);
  const names = Object.keys(errors).filter((name): name is Name => name in errors);
  const wrong = names.filter((name) => errors[name] !== undefined);
  // A summary that comes back by itself would take the focus from whoever is typing.
  if (attempt > 0 && wrong.length === 0 && !cleared) setCleared(true);
  if (refusal !== told) {
    setTold(refusal);
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
      error: attempt > 0 || left.has(name) ? (errors[name] ?? null) : null,
      onChange: (value) => onValues({ ...values, [name]: value }),
      onBlur: () => afterPress(() => setLeft((before) => new Set(before).add(name))),
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
