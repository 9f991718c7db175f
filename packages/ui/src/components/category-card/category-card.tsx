import type { HotCategory } from '@signal-shop/sdk/contract';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './category-card.module.css';

interface CategoryCardProps {
  readonly category: HotCategory;
  readonly href: string;
  /** A dark tile with a large title, for the first categories of a list. */
  readonly isLarge?: boolean;
}

/** A link to a category: its name and its promise over a photograph that the tile crops. */
export function CategoryCard({ category, href, isLarge = false }: CategoryCardProps) {
  const { Anchor } = useLinks();
  return (
    <article
      className={styles.card}
      data-large={isLarge || undefined}
      data-band={isLarge ? 'dark' : undefined}
      data-goods-colour={category.goods_color}
    >
      <div className={styles.picture}>
        <Picture
          goods={{ ...category, goods_unit: category.catName }}
          src={category.hot_pic}
          variant="bare"
          sizes={isLarge ? '40rem' : '24rem'}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{category.catName}</p>
        <h3 data-text={isLarge ? 'h2' : 'h3'}>
          <Anchor className={styles.link} href={href}>
            {category.title}
          </Anchor>
        </h3>
      </div>
      <span className={styles.arrow}>
        <Icon name="forward" size={24} />
      </span>
    </article>
  );
}
