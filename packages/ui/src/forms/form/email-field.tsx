import type { TextFieldProps } from '../../components/text-field/text-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';

/** A text field with the keyboard and the autofill of an email address. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" />;
}

/** The email address that logs an account in. */
export function AccountEmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>) {
  return <EmailField {...props} autoComplete="username" />;
}
