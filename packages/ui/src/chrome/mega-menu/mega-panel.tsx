import type { Category, MenuGoods } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { TagContent } from '../../components/tag/tag.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { finderLinkMessages } from '../../screens/catalogue/finder/finder-link.messages.ts';
import { artOf } from '../../views/art-of.ts';
import { CategoryChildren } from './category-children.tsx';
import { goodsOfCategory } from './goods-of-category.ts';
import { megaMenuMessages as messages } from './mega-menu.messages.ts';
import styles from './mega-panel.module.css';

export interface MegaPanelProps {
  readonly id: string;
  readonly category: Category;
  readonly onPrefetch?: ((href: string) => void) | undefined;
  /** Called when a link is followed. */
  readonly onClose: () => void;
}

const shownGoods = 3;

/** The panel of one category: its subcategories in columns and a few goods. */
export function MegaPanel({ id, category, onPrefetch, onClose }: MegaPanelProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const all = hrefs.category(category.id);
  const goods = goodsOfCategory(category).slice(0, shownGoods);
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.inside}>
        <div className={styles.levels}>
          <Anchor
            className={styles.all}
            href={all}
            onClick={onClose}
            onPointerEnter={() => onPrefetch?.(all)}
            onFocus={() => onPrefetch?.(all)}
          >
            {intl.formatMessage(messages.allOf, { category: category.name })}
            <Icon name="forward" />
          </Anchor>
          <ul className={styles.columns}>
            <CategoryChildren category={category} classes={styles} onClose={onClose} />
          </ul>
          <Link href={hrefs.finder} variant="standalone" onClick={onClose}>
            {intl.formatMessage(finderLinkMessages.start)}
          </Link>
        </div>
        {goods.length > 0 && (
          <ul className={styles.goods}>
            {goods.map((one) => (
              <li key={one.goods_id}>
                <GoodsTile goods={one} onClose={onClose} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function GoodsTile({ goods, onClose }: { readonly goods: MenuGoods; readonly onClose: () => void }) {
  const { Anchor, hrefs } = useLinks();
  const tag = tagOf(goods);
  return (
    <Anchor className={styles.tile} href={hrefs.goods(goods.goods_id)} onClick={onClose}>
      <span className={styles.stage}>
        <Picture art={artOf(goods)} src={goods.pic_index} ghost />
        {tag !== null && (
          <span className={styles.tag}>
            <Tag tag={tag} />
          </span>
        )}
      </span>
      <span className={styles.unit}>{goods.goods_unit}</span>
      <span className={styles.desc}>{goods.goods_desc}</span>
    </Anchor>
  );
}

function tagOf(goods: MenuGoods): TagContent | null {
  if (goods.is_rebate === RebateKind.percent) return { kind: 'percent', percent: Math.round(goods.rebate) };
  if (goods.is_rebate === RebateKind.amount) return { kind: 'amount', amount: goods.rebate };
  return goods.is_new === Flag.yes ? { kind: 'new' } : null;
}
