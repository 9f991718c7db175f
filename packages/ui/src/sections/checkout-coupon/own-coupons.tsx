import { CouponKind } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { ChoiceCard } from '../../components/choice-cards/choice-cards.tsx';
import { ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { couponCardMessages } from '../../components/coupon-card/coupon-card.messages.ts';
import { RetryAlert } from '../../components/error-state/retry-alert.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { ShowAll } from '../../components/show-all/show-all.tsx';
import { spokenDiscount } from '../../intl/spoken-discount.ts';
import { useLastDay } from '../../intl/use-day.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { checkoutCouponMessages as messages } from './checkout-coupon.messages.ts';
import styles from './checkout-coupon.module.css';
import type { CouponEvents, CouponView, OwnCoupon } from './checkout-coupon.states.ts';

const none = 'none';
/** Initial number of coupons. */
const most = 8;

/** The customer's coupons; unusable ones give the reason. */
export function OwnCoupons({ view, on }: { readonly view: CouponView; readonly on: CouponEvents }) {
  const intl = useIntl();
  const cardOf = useCouponCard();
  const { own, choice } = view;
  if (own.status === 'loading') return null;
  if (own.status === 'failed') {
    return (
      <RetryAlert tone="warning" failure={own.failure} retry={own.retry}>
        {intl.formatMessage(messages.listFailed)}
      </RetryAlert>
    );
  }
  if (own.value.length === 0) return null;
  const value = choice?.kind === 'own' ? String(choice.id) : none;
  return (
    <div className={styles.list}>
      <ShowAll items={own.value} most={most} keep={({ coupon }) => String(coupon.id) === value}>
        {(visible) => (
          <ChoiceCards
            legend={intl.formatMessage(messages.own)}
            cards={[{ value: none, title: intl.formatMessage(messages.none) }, ...visible.map(cardOf)]}
            value={value}
            onChange={(one) => on.onChoose(one === none ? null : { kind: 'own', id: Number(one) })}
          />
        )}
      </ShowAll>
    </div>
  );
}

function useCouponCard(): (own: OwnCoupon) => ChoiceCard<string> {
  const intl = useIntl();
  const locale = useLocale();
  const money = useMoney();
  const day = useLastDay();
  return ({ coupon, fit }) => ({
    value: String(coupon.id),
    title: coupon.name,
    disabled: fit.status !== 'fits',
    aside:
      coupon.kind === CouponKind.percent
        ? intl.formatMessage(couponCardMessages.percent, {
            discount: spokenDiscount(coupon.value, locale),
          })
        : intl.formatMessage(couponCardMessages.amount, {
            amount: money(coupon.value),
            sum: (sum) => sum,
          }),
    text: textOf({ coupon, fit }),
  });

  function textOf({ coupon, fit }: OwnCoupon): string {
    switch (fit.status) {
      case 'fits':
        return intl.formatMessage(couponCardMessages.until, { day: day(coupon.over_time) });
      case 'noGoods':
        return `${intl.formatMessage(couponCardMessages[coupon.scope])} · ${intl.formatMessage(messages.noGoods)}`;
      case 'short':
        return intl.formatMessage(messages.short, {
          minimum: money(coupon.minimum_pay),
          missing: money(fit.missing),
        });
    }
  }
}
