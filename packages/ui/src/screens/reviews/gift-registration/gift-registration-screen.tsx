import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { GiftRegistrationForm } from '../../../forms/gift-registration-form/gift-registration-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { Actions, Columns, PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { GiftAside } from './gift-aside.tsx';
import { giftRegistrationMessages as messages } from './gift-registration.messages.ts';
import type { GiftRegistrationScreenProps, GiftRegistrationState } from './gift-registration.states.ts';
import { GiftSteps } from './gift-steps.tsx';

/** Registers an order, or a review of it, for a gift and as many points as the order cost (spec §1, §9). */
export function GiftRegistrationScreen({ state }: GiftRegistrationScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      <Content state={state} />
    </PageFrame>
  );
}

function Content({ state }: { readonly state: GiftRegistrationState }) {
  if (state.status === 'failed') return <ErrorState failure={state.failure} onRetry={state.retry} />;
  if (state.status === 'loading') return <Waiting />;
  return <Ready {...state} />;
}

function Ready(props: Extract<GiftRegistrationState, { readonly status: 'ready' }>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { form, earned } = props;
  const isPrize = form.state.step === 'prize';
  const isSent = form.state.step === 'sent';
  return (
    <Columns>
      <Panel>
        <GiftSteps state={form.state} />
        {isPrize && earned !== null && (
          <InlineAlert tone="success" live>
            {intl.formatMessage(messages.earned, { points: earned })}
          </InlineAlert>
        )}
        <GiftRegistrationForm {...form} />
        {isSent && (
          <Actions>
            <ButtonLink href={hrefs.inAccount('win')}>{intl.formatMessage(messages.wins)}</ButtonLink>
            <ButtonLink variant="secondary" href={hrefs.gift()}>
              {intl.formatMessage(messages.another)}
            </ButtonLink>
          </Actions>
        )}
      </Panel>
      <GiftAside {...props} />
    </Columns>
  );
}

function Waiting() {
  return (
    <Panel>
      <LoadingNote />
      <Skeleton width="long" />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
    </Panel>
  );
}
