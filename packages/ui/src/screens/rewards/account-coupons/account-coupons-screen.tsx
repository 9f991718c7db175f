import type { Coupon, CouponListState } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import type { CouponCardStatus } from '../../../components/coupon-card/coupon-card.tsx';
import { CouponCard } from '../../../components/coupon-card/coupon-card.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import type { Failure } from '../../../remote.ts';
import { AccountList } from '../../../sections/account-list/account-list.tsx';
import { AccountTabs } from '../../../sections/account-list/account-tabs.tsx';
import { AccountFrame } from '../../../sections/page-frame/page-frame.tsx';
import { TitledSection } from '../../../sections/page-frame/titled-section.tsx';
import { couponCardOf } from '../../../views/coupon-card-of.ts';
import { accountCouponsMessages as messages } from './account-coupons.messages.ts';
import styles from './account-coupons.module.css';
import type { AccountCouponsScreenProps } from './account-coupons.states.ts';
import { couponTabs } from './account-coupons.states.ts';

/** The customer's coupons by status, and the ones on offer (spec §2). */
export function AccountCouponsScreen(props: AccountCouponsScreenProps) {
  const { tab, state, counts, hrefOf } = props;
  const intl = useIntl();
  return (
    <AccountFrame title={intl.formatMessage(messages.title)}>
      <AccountTabs tabs={couponTabs} current={tab} messages={messages} counts={counts} hrefOf={hrefOf} />
      <AccountList
        state={state}
        label={intl.formatMessage(messages.title)}
        variant="cards"
        keyOf={({ id }) => id}
        draw={(coupon) => <CouponCard {...couponCardOf(coupon)} standing={standingOf(coupon)} />}
        hrefOf={(page) => hrefOf(tab, page)}
        empty={<NoCoupons tab={tab} />}
      />
      {(tab === 'all' || tab === 'unused') && <Offers {...props} />}
    </AccountFrame>
  );
}

function standingOf({ state, over_time, ordersn }: Coupon): CouponCardStatus {
  switch (state) {
    case 'unused':
      return { status: 'unused', until: over_time };
    case 'used':
      return { status: 'used', ordersn };
    case 'stale':
      return { status: 'stale', since: over_time };
  }
}

const emptyMessages = {
  all: { title: messages.emptyAll, text: messages.emptyAllText },
  unused: { title: messages.emptyUnused, text: messages.emptyUnusedText },
  used: { title: messages.emptyUsed, text: messages.emptyUsedText },
  stale: { title: messages.emptyStale, text: messages.emptyStaleText },
} as const;

function NoCoupons({ tab }: { readonly tab: CouponListState }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { title, text } = emptyMessages[tab];
  return (
    <EmptyState
      art="coupons"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      actions={
        tab === 'all' || tab === 'unused' ? (
          <ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.shop)}</ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={hrefs.inAccount('coupon/all')}>
            {intl.formatMessage(messages.toAll)}
          </ButtonLink>
        )
      }
    />
  );
}

function takingOf(taking: AccountCouponsScreenProps['taking'], id: number): 'idle' | 'pending' | Failure {
  if (taking.status === 'idle' || taking.id !== id) return 'idle';
  return taking.status === 'taking' ? 'pending' : taking.failure;
}

function Offers({ offers, taking, onTake }: AccountCouponsScreenProps) {
  const intl = useIntl();
  if (offers.length === 0) return null;
  return (
    <TitledSection title={intl.formatMessage(messages.offers)} size="h2" className={styles.offers}>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <CouponCard
              {...couponCardOf(offer)}
              level={3}
              standing={{
                status: 'offered',
                days: offer.valid_days,
                taking: takingOf(taking, offer.id),
                onTake: () => onTake(offer.id),
              }}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
