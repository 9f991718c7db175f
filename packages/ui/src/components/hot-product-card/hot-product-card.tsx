import { hotProductWarrantyDays, lowStockCount } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { LowestPrice } from '../price/lowest-price.tsx';
import { Price } from '../price/price.tsx';
import type { GoodsFace } from '../product-card/goods-face.ts';
import card from '../product-card/product-card.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import type { TagContent } from '../tag/tag.tsx';
import { Tag } from '../tag/tag.tsx';
import { hotProductCardMessages as messages } from './hot-product-card.messages.ts';
import styles from './hot-product-card.module.css';

/** Popular goods on a card. */
export interface HotProductCardGoods extends GoodsFace {
  /** Name of the model, the same in every language. */
  readonly model: string;
  readonly category: string;
  readonly stock: number;
  readonly price: number;
  readonly originalPrice: number;
  readonly lowestPrice: number | null;
  readonly tag: TagContent | null;
}

interface HotProductCardProps extends HotProductCardGoods {
  /** Also called for sold-out goods: the caller reports that. */
  readonly onAdd?: (() => void) | undefined;
  /** Whether the goods are being added to the cart. */
  readonly pending?: boolean;
}

/** Popular goods on the home page: model, stock, short warranty label and an add-to-cart button. */
export function HotProductCard(props: HotProductCardProps) {
  const { name, stock, tag, onAdd, pending = false } = props;
  const intl = useIntl();
  const { Anchor } = useLinks();
  return (
    <article className={card.card} data-sold-out={stock <= 0 || undefined}>
      <div className={card.stage}>
        <Picture art={props.art} src={props.picture} ghost />
        {tag !== null && (
          <span className={card.tag}>
            <Tag tag={tag} />
          </span>
        )}
      </div>
      <h3 className={card.name} data-text="h4">
        <Anchor className={card.link} href={props.href}>
          {name}
        </Anchor>
      </h3>
      <p className={`${card.meta} ${styles.meta}`}>
        <span translate="no">{props.model}</span>
        <span>{props.category}</span>
        <Stock count={stock} />
        <span className={styles.warranty}>
          <Icon name="shield" size={16} />
          {intl.formatMessage(messages.warranty, { days: hotProductWarrantyDays })}
        </span>
      </p>
      <div className={`${card.foot} ${styles.foot}`}>
        <Price kind="money" amount={props.price} original={props.originalPrice} />
        {onAdd !== undefined && (
          <span className={styles.add} aria-busy={pending || undefined}>
            <IconButton icon="cart" label={intl.formatMessage(messages.add, { name })} onClick={onAdd} />
            {pending && (
              <span className={styles.pulse}>
                <Spinner size="s" decorative />
              </span>
            )}
          </span>
        )}
        <LowestPrice price={props.lowestPrice} />
      </div>
    </article>
  );
}

function Stock({ count }: { readonly count: number }) {
  const intl = useIntl();
  if (count <= 0) return <span>{intl.formatMessage(messages.soldOut)}</span>;
  if (count > lowStockCount) return <span>{intl.formatMessage(messages.inStock)}</span>;
  return <strong className={card.low}>{intl.formatMessage(messages.lowStock, { count })}</strong>;
}
