import { warrantyYears } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { Link } from '../../../components/link/link.tsx';
import { WarrantyClaimForm } from '../../../forms/warranty-claim-form/warranty-claim-form.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import type { Failure } from '../../../remote.ts';
import { AccountList } from '../../../sections/account-list/account-list.tsx';
import { AccountFrame } from '../../../sections/page-frame/page-frame.tsx';
import { WarrantyRow } from '../../../sections/warranty-row/warranty-row.tsx';
import { accountWarrantyMessages as messages } from './account-warranty.messages.ts';
import styles from './account-warranty.module.css';
import type {
  AccountWarrantyScreenProps,
  WarrantyKey,
  WarrantyRegistering,
} from './account-warranty.states.ts';

/** Delivered goods and their warranties (spec §2, §9). */
export function AccountWarrantyScreen(props: AccountWarrantyScreenProps) {
  const { state, ordersn, registering, claiming, onRegister, onClaim, onClose, hrefOf } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <AccountFrame
      title={intl.formatMessage(messages.title)}
      note={intl.formatMessage(messages.lead, { years: warrantyYears })}
    >
      {ordersn !== null && (
        <p className={styles.only}>
          {intl.formatMessage(messages.ofOrder, { ordersn })}
          <Link variant="standalone" href={hrefs.inAccount('warranty')}>
            {intl.formatMessage(messages.all)}
          </Link>
        </p>
      )}
      <AccountList
        state={state}
        label={intl.formatMessage(messages.title)}
        keyOf={keyOf}
        draw={(warranty) => (
          <WarrantyRow
            warranty={warranty}
            registering={registeringOf(registering, warranty)}
            onRegister={() => onRegister(warranty)}
            onClaim={() => onClaim(warranty)}
          />
        )}
        hrefOf={hrefOf}
        empty={
          <EmptyState
            art="warranties"
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText, { years: warrantyYears })}
            actions={
              <ButtonLink variant="secondary" href={hrefs.orders()}>
                {intl.formatMessage(messages.orders)}
              </ButtonLink>
            }
          />
        }
      />
      <Dialog
        open={claiming !== null}
        title={intl.formatMessage(messages.claim, { name: claiming?.name ?? '' })}
        onClose={onClose}
      >
        {claiming !== null && <WarrantyClaimForm {...claiming} />}
      </Dialog>
    </AccountFrame>
  );
}

function keyOf({ ordersn, line_id }: WarrantyKey): string {
  return `${ordersn}-${line_id}`;
}

function registeringOf(state: WarrantyRegistering, warranty: WarrantyKey): 'idle' | 'pending' | Failure {
  if (state.status === 'idle' || keyOf(state.of) !== keyOf(warranty)) return 'idle';
  return state.status === 'pending' ? 'pending' : state.failure;
}
