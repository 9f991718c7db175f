import { points } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { AuthLayout, LogInLink } from '../../../chrome/auth-layout/auth-layout.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { RegisterForm } from '../../../forms/register-form/register-form.tsx';
import { registerMessages as messages } from './register.messages.ts';
import type { RegisterScreenProps } from './register.states.ts';

export function RegisterScreen({ state, invited, ...form }: RegisterScreenProps) {
  const intl = useIntl();
  return (
    <AuthLayout
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead, { points: points.signUp })}
      size="wide"
    >
      <Note state={state} invited={invited} />
      {state.status !== 'registered' && (
        <>
          <RegisterForm
            {...form}
            pending={state.status === 'pending'}
            refusal={state.status === 'refused' ? state.refusal : null}
          />
          <LogInLink label={intl.formatMessage(messages.toLogIn)} />
        </>
      )}
    </AuthLayout>
  );
}

function Note({ state, invited }: Pick<RegisterScreenProps, 'state' | 'invited'>) {
  const intl = useIntl();
  switch (state.status) {
    case 'registered':
      return <Outcome tone="success">{state.message}</Outcome>;
    case 'suspended':
      return <Outcome tone="warning">{state.message}</Outcome>;
    case 'failed':
      return <Outcome tone="error">{state.message}</Outcome>;
    case 'unreachable':
      return <Outcome tone="error">{intl.formatMessage(messages.unreachable)}</Outcome>;
    case 'idle':
    case 'pending':
    case 'refused':
      return invited ? <InlineAlert tone="info">{intl.formatMessage(messages.invited)}</InlineAlert> : null;
  }
}

interface OutcomeProps {
  readonly tone: 'success' | 'warning' | 'error';
  readonly children: string;
}

function Outcome({ tone, children }: OutcomeProps) {
  return (
    <InlineAlert tone={tone} live>
      {children}
    </InlineAlert>
  );
}
