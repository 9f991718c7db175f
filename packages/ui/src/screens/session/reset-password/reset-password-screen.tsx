import { useIntl } from 'react-intl';
import { AuthLayout, LogInLink } from '../../../chrome/auth-layout/auth-layout.tsx';
import { ButtonLink } from '../../../components/button/button.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { ResetPasswordForm } from '../../../forms/reset-password-form/reset-password-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { resetPasswordMessages as messages } from './reset-password.messages.ts';
import type { ResetPasswordScreenProps } from './reset-password.states.ts';

export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { state } = props;
  const intl = useIntl();
  return (
    <AuthLayout
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
      show="mouse"
    >
      {(state.status === 'failed' || state.status === 'unreachable') && (
        <InlineAlert tone="error" live>
          {state.status === 'failed' ? state.message : intl.formatMessage(messages.unreachable)}
        </InlineAlert>
      )}
      {state.status === 'done' ? <Done message={state.message} /> : <Resetting {...props} />}
    </AuthLayout>
  );
}

function Resetting({ state, ...form }: ResetPasswordScreenProps) {
  const intl = useIntl();
  return (
    <>
      <ResetPasswordForm
        {...form}
        pending={state.status === 'pending'}
        refusal={state.status === 'refused' ? state.refusal : null}
      />
      <LogInLink label={intl.formatMessage(messages.toLogIn)} />
    </>
  );
}

function Done({ message }: { readonly message: string }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <>
      <InlineAlert tone="success" live>
        {message}
      </InlineAlert>
      <ButtonLink size="l" width="full" href={hrefs.logIn}>
        {intl.formatMessage(messages.logInNow)}
      </ButtonLink>
    </>
  );
}
