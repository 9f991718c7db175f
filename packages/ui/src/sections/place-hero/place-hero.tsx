import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../../components/picture/picture.tsx';
import { Wave } from '../../components/wave/wave.tsx';
import type { DrawnGoods } from '../../views/art-of.ts';
import { artOf } from '../../views/art-of.ts';
import { altOfGoods } from '../../views/goods-alt.ts';
import styles from './place-hero.module.css';

interface PlaceHeroProps {
  readonly title: string;
  readonly lead: string;
  /** Photographed at the end of the band; undefined while unknown. The band has the same size without it. */
  readonly goods: (DrawnGoods & { readonly pic_index: string }) | undefined;
  /** One call to action. */
  readonly action?: ReactNode;
}

/** The dark header of a content page. */
export function PlaceHero({ title, lead, goods, action }: PlaceHeroProps) {
  const intl = useIntl();
  return (
    <header className={styles.hero} data-notch="xl" data-band="dark">
      {goods !== undefined && (
        <div className={styles.photo}>
          <Picture
            art={artOf(goods)}
            src={goods.pic_index}
            alt={altOfGoods(goods, intl)}
            variant="bare"
            priority
            sizes="26rem"
          />
        </div>
      )}
      <div className={styles.words}>
        <h1 data-text="hero" tabIndex={-1}>
          {title}
        </h1>
        <Wave />
        <p className={styles.lead} data-text="lead">
          {lead}
        </p>
        {action}
      </div>
    </header>
  );
}
