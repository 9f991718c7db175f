import { useIntl } from 'react-intl';
import { failureText } from '../../components/error-state/error-state.tsx';
import type { Failure } from '../../remote.ts';
import { EmailField } from './email-field.tsx';

export type EmailEntryState =
  | { readonly status: 'idle' | 'invalid' | 'pending' | 'done' }
  | { readonly status: 'failed'; readonly failure: Failure };

interface EmailEntryProps {
  readonly label: string;
  readonly email: string;
  readonly state: EmailEntryState;
  /** The error message of an invalid email address. */
  readonly invalid: string;
  readonly onEmail: (email: string) => void;
}

/** The only field of a form that collects an email address. */
export function EmailEntry({ label, email, state, invalid, onEmail }: EmailEntryProps) {
  const intl = useIntl();
  const failure = state.status === 'failed' ? failureText(state.failure, intl) : null;
  return (
    <EmailField
      label={label}
      name="email"
      icon="mail"
      value={email}
      onChange={onEmail}
      readOnly={state.status === 'pending'}
      error={state.status === 'invalid' ? invalid : failure}
    />
  );
}
