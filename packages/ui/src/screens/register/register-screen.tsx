import { points } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { AuthLayout, AuthLinks } from '../../chrome/auth-layout/auth-layout.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { RegisterForm } from '../../forms/register-form/register-form.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { registerMessages as messages } from './register.messages.ts';
import type { RegisterScreenProps } from './register.states.ts';

export function RegisterScreen(props: RegisterScreenProps) {
  const { state, draft, delivery, onDraft, onSendCode, onRegister } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <AuthLayout
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead, { points: points.signUp })}
      size="wide"
    >
      <Note {...props} />
      {state.status !== 'registered' && (
        <>
          <RegisterForm
            draft={draft}
            delivery={delivery}
            pending={state.status === 'pending'}
            refusal={state.status === 'refused' ? state.refusal : null}
            onDraft={onDraft}
            onSendCode={onSendCode}
            onRegister={onRegister}
          />
          <AuthLinks>
            <Link kind="standalone" href={hrefs.logIn}>
              {intl.formatMessage(messages.toLogIn)}
            </Link>
          </AuthLinks>
        </>
      )}
    </AuthLayout>
  );
}

function Note({ state, invited }: Pick<RegisterScreenProps, 'state' | 'invited'>) {
  const intl = useIntl();
  switch (state.status) {
    case 'registered':
      return (
        <InlineAlert tone="success" live>
          {state.message}
        </InlineAlert>
      );
    case 'suspended':
      return (
        <InlineAlert tone="warning" live>
          {state.message}
        </InlineAlert>
      );
    case 'failed':
      return (
        <InlineAlert tone="error" live>
          {state.message}
        </InlineAlert>
      );
    case 'unreachable':
      return (
        <InlineAlert tone="error" live>
          {intl.formatMessage(messages.unreachable)}
        </InlineAlert>
      );
    case 'idle':
    case 'pending':
    case 'refused':
      return invited ? <InlineAlert tone="info">{intl.formatMessage(messages.invited)}</InlineAlert> : null;
  }
}
