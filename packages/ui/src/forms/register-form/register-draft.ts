/** Values as typed; `agree_terms` is `yes` when checked. */
export interface RegisterDraft {
  readonly email: string;
  readonly email_confirmation: string;
  readonly code: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly invite_code: string;
  readonly agree_terms: string;
}
