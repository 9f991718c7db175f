import type { FormField } from './use-form.ts';

/** Sends a verification code, or shows the error of the email field. */
export function sendForCode(email: FormField, isRight: boolean, send: () => void): void {
  if (isRight) {
    send();
    return;
  }
  email.onBlur();
  document.getElementById(email.id)?.focus();
}
