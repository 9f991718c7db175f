import { useIntl } from 'react-intl';
import { AuthLayout, AuthLinks } from '../../../chrome/auth-layout/auth-layout.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { LogInForm } from '../../../forms/log-in-form/log-in-form.tsx';
import { SocialLogIn } from '../../../forms/log-in-form/social-log-in.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { logInMessages as messages } from './log-in.messages.ts';
import type { LogInScreenProps, LogInState } from './log-in.states.ts';

const arrivals = {
  plain: null,
  redirected: { tone: 'info', sentence: messages.redirected },
  sessionExpired: { tone: 'warning', sentence: messages.sessionExpired },
  cookiesBlocked: { tone: 'warning', sentence: messages.cookiesBlocked },
} as const satisfies Record<LogInScreenProps['arrival'], object | null>;

export function LogInScreen(props: LogInScreenProps) {
  const { state, draft, providers, onDraftChange, onLogIn, onProvider } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  const provider = state.status === 'socialPending' ? state.provider : null;
  return (
    <AuthLayout title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <Note {...props} />
      <LogInForm
        draft={draft}
        pending={state.status === 'pending'}
        onDraftChange={onDraftChange}
        onLogIn={onLogIn}
      />
      <SocialLogIn providers={providers} pending={provider} onProvider={onProvider} />
      <AuthLinks>
        <Link variant="standalone" href={hrefs.register}>
          {intl.formatMessage(messages.toRegister)}
        </Link>
        <Link variant="standalone" href={hrefs.resetPassword}>
          {intl.formatMessage(messages.toReset)}
        </Link>
      </AuthLinks>
    </AuthLayout>
  );
}

/** The error, or else the reason for the redirect to this page. */
function Note({ state, arrival }: Pick<LogInScreenProps, 'state' | 'arrival'>) {
  const intl = useIntl();
  const note = arrivals[arrival];
  const problem = problemOf(state);
  if (problem !== null) {
    return (
      <InlineAlert tone="error" live>
        {typeof problem === 'string' ? problem : intl.formatMessage(problem)}
      </InlineAlert>
    );
  }
  if (note === null || state.status !== 'idle') return null;
  return <InlineAlert tone={note.tone}>{intl.formatMessage(note.sentence)}</InlineAlert>;
}

function problemOf(state: LogInState) {
  if (state.status === 'refused') return state.message;
  if (state.status === 'unauthorised') return messages.unauthorised;
  return state.status === 'unreachable' ? messages.unreachable : null;
}
