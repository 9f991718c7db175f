import type { CartItem } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { firstClick } from '../../components/button/first-click.ts';
import { RetryAlert } from '../../components/error-state/retry-alert.tsx';
import { FieldError } from '../../components/field/field.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { LowestPrice } from '../../components/price/lowest-price.tsx';
import { Price } from '../../components/price/price.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { colourNames } from '../../foundations/product-art/colour-names.messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { cartLineMessages } from '../cart-line/cart-line.messages.ts';
import { Panel } from '../page-frame/page-frame.tsx';
import { savedItemsMessages as messages } from './saved-items.messages.ts';
import styles from './saved-items.module.css';
import type { SavedItemsProps } from './saved-items-props.ts';

/** The goods to buy later, below the cart; renders nothing while there are none. */
export function SavedItems({ state, pendingIds, onMove, onRemove }: SavedItemsProps) {
  const intl = useIntl();
  if (state.status === 'loading' || (state.status === 'ready' && state.value.length === 0)) return null;
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      {state.status === 'failed' ? (
        <RetryAlert tone="warning" failure={state.failure} retry={state.retry}>
          {intl.formatMessage(messages.loadFailed)}
        </RetryAlert>
      ) : (
        <ul className={styles.list}>
          {state.value.map((item) => (
            <li key={item.goods_id}>
              <SavedItem
                item={item}
                pending={pendingIds.has(item.goods_id)}
                onMove={() => onMove(item.goods_id)}
                onRemove={() => onRemove(item.goods_id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface SavedItemProps {
  readonly item: CartItem;
  readonly pending: boolean;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

function SavedItem({ item, pending, onMove, onRemove }: SavedItemProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const { name, goods_number: count } = item;
  const isSoldOut = item.stock_count <= 0;
  return (
    <article className={styles.item} ref={moveFocusOnUnmount}>
      <div className={styles.picture}>
        <Picture art={artOf(item)} src={item.pic_index} sizes="6rem" />
      </div>
      <div className={styles.about}>
        <h3 data-text="h4">
          <Anchor className={styles.link} href={hrefs.goods(item.goods_id)}>
            {name}
          </Anchor>
        </h3>
        <p className={styles.detail}>
          {intl.formatMessage(colourNames[item.goods_color])}
          {count > 1 && <span>{intl.formatMessage(messages.quantity, { count })}</span>}
        </p>
        {isSoldOut && <FieldError>{intl.formatMessage(cartLineMessages.outOfStock)}</FieldError>}
      </div>
      <div className={styles.price}>
        <Price kind="money" amount={item.price} original={item.original_price} />
        <LowestPrice price={item.lowest_price_30_days} />
      </div>
      <div className={styles.actions}>
        {!isSoldOut && (
          <Button variant="secondary" size="s" pending={pending} onClick={firstClick(onMove)}>
            <span aria-hidden="true">{intl.formatMessage(messages.move)}</span>
            <VisuallyHidden>{intl.formatMessage(messages.moveNamed, { name })}</VisuallyHidden>
          </Button>
        )}
        <IconButton
          icon="bin"
          label={intl.formatMessage(messages.removeNamed, { name })}
          disabled={pending}
          onClick={firstClick(onRemove)}
        />
      </div>
    </article>
  );
}
