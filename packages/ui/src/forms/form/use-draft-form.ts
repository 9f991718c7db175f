import type { FieldRefusal, Form } from './use-form.ts';
import { useForm } from './use-form.ts';

/** Props of a form whose parent holds the draft, so that it survives unmounting. */
export interface DraftFormProps<Draft> {
  readonly draft: Draft;
  readonly pending: boolean;
  readonly refusal: FieldRefusal<keyof Draft & string> | null;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: Draft) => void;
}

/** Connects these props to the form. Calls `onValid` on a submit without errors. */
export function useDraftForm<Name extends string>(
  props: DraftFormProps<Readonly<Record<Name, string>>>,
  errors: Readonly<Partial<Record<Name, string>>>,
  onValid: () => void,
): Form<Name> {
  const { draft, refusal, submitted = false, onDraftChange } = props;
  return useForm<Name>({ values: draft, onValuesChange: onDraftChange, errors, submitted, refusal, onValid });
}
