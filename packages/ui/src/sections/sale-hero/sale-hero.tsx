import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../../components/picture/picture.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import { placeholderColor } from '../../placeholder-color.ts';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import type { DrawnGoods } from '../../views/art-of.ts';
import { artOf } from '../../views/art-of.ts';
import { altOfGoods } from '../../views/goods-alt.ts';
import hero from '../place-hero/hero.module.css';
import styles from './sale-hero.module.css';

type SaleGoods = DrawnGoods & { readonly pic_index: string };

interface SaleHeroProps {
  readonly title: string;
  readonly lead: string;
  /** URL of a wide picture; '' or a broken one leaves the band plain. */
  readonly background: string;
  /** The goods whose photograph is beside the words where there is no background; `loading` keeps its place. */
  readonly goods?: SaleGoods | 'loading' | null;
  readonly children: ReactNode;
}

/** The header of a sale: title, countdown and background picture. */
export function SaleHero({ title, lead, background, goods = null, children }: SaleHeroProps) {
  const intl = useIntl();
  const { isBroken, reportBroken } = useBrokenPictures();
  const hasPicture = !isBroken(background);
  return (
    <header className={`${hero.hero} ${styles.hero}`} data-notch="xl">
      {hasPicture ? (
        <img
          className={styles.picture}
          ref={placeholderColor(background)}
          {...pictureSources(background)}
          sizes="(min-width: 80rem) 68rem, 100vw"
          alt=""
          aria-hidden="true"
          width={1440}
          height={480}
          fetchPriority="high"
          decoding="async"
          onError={() => reportBroken(background)}
        />
      ) : (
        goods === null && (
          <div className={hero.ghost} data-band="dark">
            <GhostModel model="SALE" />
          </div>
        )
      )}
      {!hasPicture && goods !== null && (
        <div className={styles.goods} data-band="dark">
          {goods !== 'loading' && (
            <Picture
              art={artOf(goods)}
              src={goods.pic_index}
              alt={altOfGoods(goods, intl)}
              variant="bare"
              priority
              sizes="30rem"
            />
          )}
        </div>
      )}
      <div className={styles.words} data-band="dark">
        <h1 data-text="hero" tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead} data-text="lead">
          {lead}
        </p>
        {children}
      </div>
    </header>
  );
}
