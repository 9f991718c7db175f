import type { CouponOffer } from '@signal-shop/sdk/contract';
import { CouponKind, Flag } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { toastMessages } from '../../components/toaster/toaster.messages.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { spokenDiscount } from '../../intl/spoken-discount.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { goodsCouponsMessages as messages } from './goods-coupons.messages.ts';
import styles from './goods-coupons.module.css';
import type { TakingState } from './goods-coupons.states.ts';

interface GoodsCouponsProps {
  readonly offers: readonly CouponOffer[];
  readonly taking: TakingState;
  readonly onTake: (id: number) => void;
}

/** Coupons for the goods; renders nothing without any. */
export function GoodsCoupons({ offers, taking, onTake }: GoodsCouponsProps) {
  const intl = useIntl();
  const id = useId();
  const visibleOffers = offers.filter(({ taken, available }) => taken === Flag.yes || available === Flag.yes);
  if (visibleOffers.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.coupons}>
      <h2 id={id} data-text="h4">
        {intl.formatMessage(messages.title)}
      </h2>
      <ul className={styles.list}>
        {visibleOffers.map((offer) => (
          <li key={offer.id} className={styles.coupon} data-notch="m">
            <Words offer={offer} />
            {offer.taken === Flag.yes ? (
              <Badge tone="success" icon="check">
                {intl.formatMessage(messages.taken)}
              </Badge>
            ) : (
              <Button
                variant="secondary"
                size="s"
                pending={taking.status === 'taking' && taking.id === offer.id}
                onClick={() => onTake(offer.id)}
              >
                <span aria-hidden="true">{intl.formatMessage(messages.button)}</span>
                <VisuallyHidden>{intl.formatMessage(messages.take, { name: offer.name })}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {taking.status === 'failed' && (
        <InlineAlert tone="error" live>
          {taking.failure.kind === 'server'
            ? taking.failure.message
            : intl.formatMessage(toastMessages.couponFailed)}
        </InlineAlert>
      )}
    </section>
  );
}

function Words({ offer }: { readonly offer: CouponOffer }) {
  const intl = useIntl();
  const locale = useLocale();
  const money = useMoney();
  const value =
    offer.kind === CouponKind.percent
      ? intl.formatMessage(messages.percent, { discount: spokenDiscount(offer.value, locale) })
      : intl.formatMessage(messages.amount, { amount: money(offer.value) });
  const minimum = money(offer.minimum_pay);
  return (
    <div className={styles.words}>
      <p className={styles.value}>
        {value}
        {offer.minimum_pay > 0 && <span>{intl.formatMessage(messages.minimum, { amount: minimum })}</span>}
      </p>
      <p className={styles.about}>
        {offer.name} · {intl.formatMessage(messages.days, { days: offer.valid_days })}
      </p>
    </div>
  );
}
