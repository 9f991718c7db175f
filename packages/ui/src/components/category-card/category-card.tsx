import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './category-card.module.css';

/** A category on a tile. */
export interface CategoryCardView {
  readonly href: string;
  readonly name: string;
  /** The promise of the category. */
  readonly title: string;
  readonly art: GoodsArt;
  /** URL of a photograph; '' for none. */
  readonly picture: string;
  /** Describes the photograph; `name` is the category’s. */
  readonly alt: string;
}

interface CategoryCardProps extends CategoryCardView {
  /** A dark tile with a large title, for the first categories of a list. */
  readonly isLarge?: boolean;
}

/** A link to a category: its name and its promise over a photograph that the tile crops. */
export function CategoryCard(props: CategoryCardProps) {
  const { href, name, title, art, picture, alt, isLarge = false } = props;
  const { Anchor } = useLinks();
  return (
    <article
      className={styles.card}
      data-large={isLarge || undefined}
      data-band={isLarge ? 'dark' : undefined}
      data-goods-colour={art.colour}
    >
      <div className={styles.picture}>
        <Picture art={art} src={picture} alt={alt} variant="bare" sizes={isLarge ? '40rem' : '24rem'} />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{name}</p>
        <h3 data-text={isLarge ? 'h2' : 'h3'}>
          <Anchor className={styles.link} href={href}>
            {title}
          </Anchor>
        </h3>
      </div>
      <span className={styles.arrow}>
        <Icon name="forward" size={24} />
      </span>
    </article>
  );
}
