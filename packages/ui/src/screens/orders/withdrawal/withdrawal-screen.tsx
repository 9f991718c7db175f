import { returnWindowDays, withdrawalDays } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { Link } from '../../../components/link/link.tsx';
import { CurrencyContext } from '../../../components/price/use-money.ts';
import { useStepFocus } from '../../../focus/use-step-focus.ts';
import { trackOrderFormMessages as lookupMessages } from '../../../forms/track-order-form/track-order-form.messages.ts';
import type { LookupState } from '../../../forms/track-order-form/track-order-form.tsx';
import { TrackOrderForm } from '../../../forms/track-order-form/track-order-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import frame from '../../../sections/page-frame/page-frame.module.css';
import { PageFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { withdrawalMessages as messages } from './withdrawal.messages.ts';
import type { WithdrawalScreenProps } from './withdrawal.states.ts';
import { WithdrawalConfirm } from './withdrawal-confirm.tsx';
import { WithdrawalDeclared } from './withdrawal-declared.tsx';

/** Withdrawal from a contract in two steps, for anyone with the order's number and email. */
export function WithdrawalScreen(props: WithdrawalScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame
      title={intl.formatMessage(messages.title)}
      {...(props.state.status === 'off'
        ? {}
        : { note: <p>{intl.formatMessage(messages.lead, { days: withdrawalDays })}</p> })}
    >
      <Content {...props} />
    </PageFrame>
  );
}

function Content(props: WithdrawalScreenProps) {
  const { state } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  const heading = useStepFocus(state.status === 'off' ? null : state.status);
  switch (state.status) {
    case 'off':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.off)}
          text={intl.formatMessage(messages.offText, { days: returnWindowDays })}
          actions={
            <ButtonLink href={hrefs.policy('returns')}>{intl.formatMessage(messages.returns)}</ButtonLink>
          }
        />
      );
    case 'form':
      return (
        <Panel title={intl.formatMessage(messages.step, { step: 1 })} titleRef={heading} width="form">
          <TrackOrderForm purpose="withdraw" {...state.form} />
          <p>
            <Link variant="standalone" href={hrefs.policy('right-of-withdrawal')}>
              {intl.formatMessage(messages.rights)}
            </Link>
          </p>
          {isRefused(state.form.state) && (
            <p className={frame.actions}>
              <Link variant="standalone" href={hrefs.policy('returns')}>
                {intl.formatMessage(messages.returns)}
              </Link>
              <Link variant="standalone" href={hrefs.about('contactUs')}>
                {intl.formatMessage(lookupMessages.support)}
              </Link>
            </p>
          )}
        </Panel>
      );
    case 'confirm':
      return (
        <CurrencyContext value={state.order.currency}>
          <WithdrawalConfirm {...props} heading={heading} state={state} />
        </CurrencyContext>
      );
    case 'declared':
      return <WithdrawalDeclared {...props} heading={heading} state={state} />;
  }
}

/** Whether the server refused the lookup: then other options are shown. */
function isRefused(state: LookupState): boolean {
  return state.status === 'failed' && state.failure.kind === 'server';
}
