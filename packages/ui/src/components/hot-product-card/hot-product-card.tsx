import { hotProductWarrantyDays, lowStockCount } from '@signal-shop/sdk/constants';
import type { HotProduct } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { LowestPrice } from '../price/lowest-price.tsx';
import { Price } from '../price/price.tsx';
import card from '../product-card/product-card.module.css';
import { tagOfGoods } from '../product-card/tag-of-goods.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Tag } from '../tag/tag.tsx';
import { hotProductCardMessages as messages } from './hot-product-card.messages.ts';
import styles from './hot-product-card.module.css';

interface HotProductCardProps {
  readonly product: HotProduct;
  /** Also called for sold-out goods: the caller reports that. */
  readonly onAdd?: ((product: HotProduct) => void) | undefined;
  /** Whether the goods are being added to the cart. */
  readonly pending?: boolean;
}

/** Popular goods on the home page: model, stock, short warranty label and an add-to-cart button. */
export function HotProductCard({ product, onAdd, pending = false }: HotProductCardProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const tag = tagOfGoods(product);
  return (
    <article className={card.card} data-sold-out={product.stock_count <= 0 || undefined}>
      <div className={card.stage}>
        <Picture goods={product} src={product.pic_index} ghost />
        {tag !== null && (
          <span className={card.tag}>
            <Tag tag={tag} />
          </span>
        )}
      </div>
      <h3 className={card.name} data-text="h4">
        <Anchor className={card.link} href={hrefs.goods(product.id)}>
          {product.name}
        </Anchor>
      </h3>
      <p className={`${card.meta} ${styles.meta}`}>
        <span translate="no">{product.goods_unit}</span>
        <span>{product.cateName}</span>
        <Stock count={product.stock_count} />
        <span className={styles.warranty}>
          <Icon name="shield" size={16} />
          {intl.formatMessage(messages.warranty, { days: hotProductWarrantyDays })}
        </span>
      </p>
      <div className={`${card.foot} ${styles.foot}`}>
        <Price kind="money" amount={product.goods_price} original={product.original_price} />
        {onAdd !== undefined && (
          <span className={styles.add} aria-busy={pending || undefined}>
            <IconButton
              icon="cart"
              label={intl.formatMessage(messages.add, { name: product.name })}
              onClick={() => onAdd(product)}
            />
            {pending && (
              <span className={styles.pulse}>
                <Spinner size="s" decorative />
              </span>
            )}
          </span>
        )}
        <LowestPrice price={product.lowest_price_30_days} />
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
