import type { FormField } from './use-form.ts';

/** Sends for a code, or tells at the email field why there is nowhere to send it. */
export function sendForCode(email: FormField, isRight: boolean, send: () => void): void {
  if (isRight) {
    send();
    return;
  }
  email.onBlur();
  document.getElementById(email.id)?.focus();
}
