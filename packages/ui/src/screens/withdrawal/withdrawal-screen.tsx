import type { WithdrawalReceipt } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { TrackOrderForm } from '../../forms/track-order-form/track-order-form.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { PageFrame, Panel } from '../../sections/page-frame/page-frame.tsx';
import { withdrawalMessages as words } from './withdrawal.messages.ts';
import type { WithdrawalScreenProps } from './withdrawal.states.ts';
import { WithdrawalConfirm } from './withdrawal-confirm.tsx';

/** Withdrawing from a contract in two steps, open to anybody who has the number and the email of the order. */
export function WithdrawalScreen(props: WithdrawalScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      {...(props.state.status === 'off' ? {} : { note: <p>{intl.formatMessage(words.lead)}</p> })}
    >
      <Content {...props} />
    </PageFrame>
  );
}

function Content({ state, onConfirm, onBack }: WithdrawalScreenProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  switch (state.status) {
    case 'off':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(words.off)}
          text={intl.formatMessage(words.offText)}
          action={<ButtonLink href={hrefs.policy('returns')}>{intl.formatMessage(words.returns)}</ButtonLink>}
        />
      );
    case 'form':
      return (
        <Panel title={intl.formatMessage(words.step, { step: 1 })}>
          <TrackOrderForm purpose="withdraw" {...state.form} />
        </Panel>
      );
    case 'confirm':
      return <WithdrawalConfirm state={state} onConfirm={onConfirm} onBack={onBack} />;
    case 'declared':
      return <Declared receipt={state.receipt} message={state.message} />;
  }
}

function Declared({ receipt, message }: { readonly receipt: WithdrawalReceipt; readonly message: string }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const time = intl.formatDate(receipt.time * 1_000, { dateStyle: 'long', timeStyle: 'long' });
  return (
    <Panel title={intl.formatMessage(words.declared)}>
      <InlineAlert tone="success" live>
        {message}
      </InlineAlert>
      <DescriptionList
        items={[
          { name: intl.formatMessage(words.receipt), value: receipt.number },
          { name: intl.formatMessage(words.time), value: time },
          { name: intl.formatMessage(words.order), value: receipt.ordersn },
          { name: intl.formatMessage(words.email), value: receipt.email },
        ]}
      />
      <p>{intl.formatMessage(words.next)}</p>
      <div>
        <ButtonLink variant="secondary" href={hrefs.trackedOrder(receipt.ordersn)}>
          {intl.formatMessage(words.track)}
        </ButtonLink>
      </div>
    </Panel>
  );
}
