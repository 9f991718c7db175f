import type { Bundle, GoodsSummary } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Price } from '../../components/price/price.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { colourNames } from '../../foundations/product-art/colour-names.messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { goesWithMessages as messages } from './goes-with.messages.ts';
import styles from './goes-with.module.css';
import type { GoesWithProps } from './goes-with-props.ts';

const nothing: ReadonlySet<number> = new Set();

/** Sets of goods with one price, which a press adds to the cart. */
export function GoesWith({ bundles, presentIds = nothing, pendingId, onAdd }: GoesWithProps) {
  return (
    <ul className={styles.bundles}>
      {bundles.map((bundle) => {
        const missing = bundle.goods.filter(({ goods_id: id }) => !presentIds.has(id));
        const { bundle_id: id } = bundle;
        if (missing.length === 0) return null;
        return (
          <li className={styles.bundle} key={id} ref={moveFocusOnUnmount}>
            <ul className={styles.parts}>
              {bundle.goods.map((goods) => (
                <Part key={goods.goods_id} goods={goods} />
              ))}
            </ul>
            <Offer
              bundle={bundle}
              missing={missing}
              pending={pendingId === id}
              onAdd={() =>
                onAdd(
                  id,
                  missing.map((goods) => goods.goods_id),
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

function Part({ goods }: { readonly goods: GoodsSummary }) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <li className={styles.part}>
      <div className={styles.picture}>
        <Picture art={artOf(goods)} src={goods.pic_index} sizes="9rem" />
      </div>
      <Anchor className={styles.link} href={hrefs.goods(goods.goods_id)}>
        {goods.name}
      </Anchor>
      <p className={styles.detail}>{intl.formatMessage(colourNames[goods.goods_color])}</p>
      <Price kind="money" amount={goods.goods_price} size="s" />
    </li>
  );
}

interface OfferProps {
  readonly bundle: Bundle;
  readonly missing: readonly GoodsSummary[];
  readonly pending: boolean;
  readonly onAdd: () => void;
}

function Offer({ bundle: { goods, price, saving }, missing, pending, onAdd }: OfferProps) {
  const intl = useIntl();
  const amount = useMoney()(saving);
  const isStarted = missing.length < goods.length;
  const names = intl.formatList(missing.map(({ name }) => name));
  return (
    <div className={styles.offer}>
      <p className={styles.price}>
        <span>{intl.formatMessage(messages.price)}</span>
        <Price kind="money" amount={price} size="l" />
      </p>
      <p className={styles.saving}>
        {isStarted
          ? intl.formatMessage(messages.missing, { names, amount })
          : intl.formatMessage(messages.saving, { amount })}
      </p>
      <Button pending={pending} onClick={onAdd}>
        {intl.formatMessage(isStarted ? messages.complete : messages.add)}
      </Button>
    </div>
  );
}
