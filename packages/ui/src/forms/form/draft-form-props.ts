import type { FieldRefusal } from './use-form.ts';

/** Props of a form whose parent holds the draft, so that it survives unmounting. */
export interface DraftFormProps<Draft> {
  readonly draft: Draft;
  readonly pending: boolean;
  readonly refusal: FieldRefusal<keyof Draft & string> | null;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: Draft) => void;
}
