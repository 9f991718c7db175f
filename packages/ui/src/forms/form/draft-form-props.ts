import type { FieldRefusal } from './use-form.ts';

/** Props of a form whose draft lives outside, so that nothing typed is lost. */
export interface DraftFormProps<Draft> {
  readonly draft: Draft;
  readonly pending: boolean;
  readonly refusal: FieldRefusal<keyof Draft & string> | null;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: Draft) => void;
}
