import { giftShippingBusinessDays } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { PrizeAddressForm } from '../../../forms/prize-address-form/prize-address-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { AccountListScreen } from '../../../sections/account-list/account-list-screen.tsx';
import { PrizeRow } from '../../../sections/prize-row/prize-row.tsx';
import { accountWinsMessages as messages } from './account-wins.messages.ts';
import type { AccountWinsScreenProps } from './account-wins.states.ts';

/** The customer's prizes and the delivery of gifts (spec §2). */
export function AccountWinsScreen(props: AccountWinsScreenProps) {
  const { addressing, onAddress, onClose, ...list } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <AccountListScreen
      {...list}
      messages={messages}
      art="wins"
      action={<ButtonLink href={hrefs.home}>{intl.formatMessage(messages.home)}</ButtonLink>}
      keyOf={({ id }) => id}
      draw={(winning) => <PrizeRow winning={winning} onAddress={() => onAddress(winning)} />}
    >
      <Dialog
        open={addressing !== null}
        title={intl.formatMessage(messages.address, { prize: addressing?.prize ?? '' })}
        onClose={onClose}
      >
        {addressing !== null && (
          <PrizeAddressForm {...addressing} shipsWithinDays={giftShippingBusinessDays} />
        )}
      </Dialog>
    </AccountListScreen>
  );
}
