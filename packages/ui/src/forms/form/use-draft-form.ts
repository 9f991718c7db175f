import type { FieldRefusal, Form } from './use-form.ts';
import { useForm } from './use-form.ts';

/** Props of a form whose draft lives outside, so that nothing typed is lost. */
export interface DraftFormProps<Draft> {
  readonly draft: Draft;
  readonly pending: boolean;
  readonly refusal: FieldRefusal<keyof Draft & string> | null;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: Draft) => void;
}

/** The form of such props; calls `onValid` on a submit without errors. */
export function useDraftForm<Name extends string>(
  props: DraftFormProps<Readonly<Record<Name, string>>>,
  errors: Readonly<Partial<Record<Name, string>>>,
  onValid: () => void,
): Form<Name> {
  const { draft, refusal, submitted = false, onDraft } = props;
  return useForm<Name>({ values: draft, onValues: onDraft, errors, submitted, refusal, onValid });
}
