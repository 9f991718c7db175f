import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { FailureAlert } from '../../../components/error-state/failure-alert.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useStepFocus } from '../../../focus/use-step-focus.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { Actions, PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { unsubscribeMessages as messages } from './unsubscribe.messages.ts';
import type { UnsubscribeScreenProps, UnsubscribeState } from './unsubscribe.states.ts';

/** The page of the unsubscribe link in an email: one kind of email, one address, no login. */
export function UnsubscribeScreen(props: UnsubscribeScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)}>
      <Content {...props} />
    </PageFrame>
  );
}

function Content({ state, ...actions }: UnsubscribeScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'loading':
      return (
        <Panel width="form">
          <LoadingNote />
          <Skeleton variant="title" width="half" />
          <Skeleton width="long" />
          <Skeleton variant="control" />
        </Panel>
      );
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'invalid':
      return (
        <EmptyState
          art="search"
          title={intl.formatMessage(messages.invalid)}
          text={state.message ?? intl.formatMessage(messages.incomplete)}
          actions={
            <ButtonLink href={hrefs.about('contactUs')}>{intl.formatMessage(messages.contact)}</ButtonLink>
          }
        />
      );
    case 'ready':
      return <Subscription {...actions} state={state} />;
  }
}

interface SubscriptionProps extends Omit<UnsubscribeScreenProps, 'state'> {
  readonly state: UnsubscribeState & { readonly status: 'ready' };
}

function Subscription({ state, onUnsubscribe, onResubscribe }: SubscriptionProps) {
  const { subscription, change } = state;
  const intl = useIntl();
  const isSubscribed = subscription.subscribed === Flag.yes;
  const heading = useStepFocus(isSubscribed ? 'subscribed' : 'unsubscribed');
  const { email, kind } = subscription;
  return (
    <Panel title={intl.formatMessage(titleOf(state))} titleRef={heading} width="form">
      {change.status === 'failed' && <FailureAlert failure={change.failure} />}
      <p>{intl.formatMessage(isSubscribed ? messages.getsMails : messages.getsNoMails, { kind, email })}</p>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.others)}
      </p>
      <Actions>
        {/* With keys, so that the pressed button unmounts and the focus moves to the heading. */}
        {isSubscribed ? (
          <Button key="confirm" size="l" pending={change.status === 'pending'} onClick={onUnsubscribe}>
            {intl.formatMessage(messages.confirm)}
          </Button>
        ) : (
          <Button
            key="again"
            variant="secondary"
            pending={change.status === 'pending'}
            onClick={onResubscribe}
          >
            {intl.formatMessage(messages.again)}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

function titleOf({ subscription, changed }: SubscriptionProps['state']) {
  if (subscription.subscribed === Flag.yes) return changed ? messages.restored : messages.question;
  return changed ? messages.done : messages.already;
}
