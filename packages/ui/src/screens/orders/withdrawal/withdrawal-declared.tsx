import { withdrawalRefundDays, withdrawalSendBackDays } from '@signal-shop/sdk/constants';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { DescriptionList } from '../../../components/description-list/description-list.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { Printed } from '../../../sections/order-sheet/printed.tsx';
import { Actions, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { withdrawalMessages as messages } from './withdrawal.messages.ts';
import styles from './withdrawal.module.css';
import type { WithdrawalScreenProps, WithdrawalState } from './withdrawal.states.ts';

interface WithdrawalDeclaredProps extends Omit<WithdrawalScreenProps, 'state'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly state: WithdrawalState & { readonly status: 'declared' };
}

/** The receipt of the withdrawal; printed without the rest of the page. */
export function WithdrawalDeclared({ heading, state, onBack, onPrint }: WithdrawalDeclaredProps) {
  const { receipt, message } = state;
  const intl = useIntl();
  const { hrefs } = useLinks();
  const time = intl.formatDate(receipt.time * 1_000, { dateStyle: 'long', timeStyle: 'long' });
  const address = receipt.returns_to;
  // Servers of release 0.2.0 send no address: only null means that nothing must be returned.
  const next =
    address === null
      ? intl.formatMessage(messages.nothingToSend, { days: withdrawalRefundDays })
      : intl.formatMessage(messages.next, {
          sendBackDays: withdrawalSendBackDays,
          refundDays: withdrawalRefundDays,
        });
  const facts = (
    <DescriptionList
      items={[
        { name: intl.formatMessage(messages.receipt), value: receipt.number },
        { name: intl.formatMessage(messages.time), value: time },
        { name: intl.formatMessage(messages.order), value: receipt.ordersn },
        { name: intl.formatMessage(messages.email), value: receipt.email },
        ...(typeof address !== 'string'
          ? []
          : [{ name: intl.formatMessage(messages.sendTo), value: address }]),
      ]}
    />
  );
  return (
    <Panel title={intl.formatMessage(messages.declared)} titleRef={heading} width="form">
      <InlineAlert tone="success" live>
        {message ?? intl.formatMessage(messages.declaredBefore)}
      </InlineAlert>
      {facts}
      <p>{next}</p>
      <Actions>
        <Button variant="secondary" iconStart="document" onClick={onPrint}>
          {intl.formatMessage(messages.print)}
        </Button>
        <ButtonLink variant="secondary" href={hrefs.trackedOrder(receipt.ordersn)}>
          {intl.formatMessage(messages.track)}
        </ButtonLink>
        <Button variant="ghost" onClick={onBack}>
          {intl.formatMessage(messages.back)}
        </Button>
      </Actions>
      <Printed>
        <article className={styles.paper}>
          <p translate="no">signal</p>
          <p className={styles.declaration}>{intl.formatMessage(messages.declared)}</p>
          {facts}
          <p>{intl.formatMessage(messages.declaration)}</p>
          <p>{next}</p>
        </article>
      </Printed>
    </Panel>
  );
}
