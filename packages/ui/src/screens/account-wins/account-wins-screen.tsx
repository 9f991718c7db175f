import { giftShippingBusinessDays } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PrizeRow } from '../../components/prize-row/prize-row.tsx';
import { PrizeAddressForm } from '../../forms/prize-address-form/prize-address-form.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { AccountList } from '../../sections/account-list/account-list.tsx';
import { PageFrame } from '../../sections/page-frame/page-frame.tsx';
import { accountWinsMessages as messages } from './account-wins.messages.ts';
import type { AccountWinsScreenProps } from './account-wins.states.ts';

/** The customer's prizes and the delivery of gifts (spec §2). */
export function AccountWinsScreen(props: AccountWinsScreenProps) {
  const { state, addressing, onAddress, onClose, hrefOf } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <PageFrame place="account" title={intl.formatMessage(messages.title)}>
      <AccountList
        state={state}
        label={intl.formatMessage(messages.title)}
        keyOf={({ id }) => id}
        draw={(winning) => <PrizeRow winning={winning} onAddress={() => onAddress(winning)} />}
        hrefOf={hrefOf}
        empty={
          <EmptyState
            art="wins"
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            action={<ButtonLink href={hrefs.home}>{intl.formatMessage(messages.home)}</ButtonLink>}
          />
        }
      />
      <Dialog
        open={addressing !== null}
        title={intl.formatMessage(messages.address, { prize: addressing?.prize ?? '' })}
        onClose={onClose}
      >
        {addressing !== null && (
          <PrizeAddressForm {...addressing} shipsWithinDays={giftShippingBusinessDays} />
        )}
      </Dialog>
    </PageFrame>
  );
}
