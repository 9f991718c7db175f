import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { TypedMessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import page from '../../chrome/page/page.module.css';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { pointsStoreCardMessages } from '../../components/points-store-card/points-store-card.messages.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { Sentence } from '../../intl/messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { artOf } from '../../views/art-of.ts';
import { altOfGoods } from '../../views/goods-alt.ts';
import look from '../place-hero/hero.module.css';
import { nextGoods } from './next-goods.ts';
import { PointsDial } from './points-dial.tsx';
import { pointsHeroMessages } from './points-hero.messages.ts';
import styles from './points-hero.module.css';

interface PointsHeroProps {
  readonly messages: {
    readonly title: Sentence;
    readonly lead: Sentence;
    readonly balance: TypedMessageDescriptor<{ points: number }>;
    readonly link: Sentence;
  };
  /** In points; null for guests. */
  readonly balance: number | null;
  readonly linkTo: 'points' | 'pointStore';
  /** Goods of the points store: one of them is the next goal. */
  readonly goods: Remote<readonly GoodsSummary[]>;
}

/** The header of the pages about points. */
export function PointsHero({ messages, balance, linkTo, goods }: PointsHeroProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const goal = goods.status === 'ready' ? nextGoods(goods.value, balance ?? 0) : null;
  const target = goal?.integral_price ?? null;
  return (
    <header className={`${look.hero} ${styles.hero}`} data-notch="xl" data-band="dark">
      <div className={styles.words}>
        <h1 data-text="hero" tabIndex={-1}>
          {intl.formatMessage(messages.title)}
        </h1>
        <p data-text="lead">{intl.formatMessage(messages.lead)}</p>
        <Link href={hrefs[linkTo]} variant="standalone">
          {intl.formatMessage(messages.link)}
        </Link>
      </div>
      {balance !== null && (
        <div className={styles.balance}>
          <PointsDial share={target === null ? 1 : balance / target}>
            <Icon name="coins" size={24} />
            <p className={styles.value}>
              <span className={styles.number} aria-hidden="true">
                {intl.formatNumber(balance)}
              </span>
              <VisuallyHidden>{intl.formatMessage(messages.balance, { points: balance })}</VisuallyHidden>
              {target !== null && balance < target && (
                <span className={styles.target} aria-hidden="true">
                  {intl.formatMessage(pointsHeroMessages.target, { target })}
                </span>
              )}
            </p>
          </PointsDial>
        </div>
      )}
      {goal !== null && <Goal goods={goal} balance={balance} />}
    </header>
  );
}

/** Goods of the points store and the points that they still need; a guest sees only the goods. */
function Goal({ goods, balance }: { readonly goods: GoodsSummary; readonly balance: number | null }) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const missing = balance === null ? null : (goods.integral_price ?? 0) - balance;
  return (
    <figure className={styles.goal}>
      <Picture
        art={artOf(goods)}
        src={goods.pic_index}
        alt={missing === null ? altOfGoods(goods, intl) : ''}
        variant="bare"
        priority
        sizes="22rem"
      />
      {missing !== null && (
        <figcaption className={styles.next}>
          <span data-text="small">
            {intl.formatMessage(missing > 0 ? pointsHeroMessages.goal : pointsHeroMessages.ready)}
          </span>
          <Anchor className={styles.link} href={hrefs.goodsForPoints(goods.goods_id)}>
            {goods.name}
          </Anchor>
          {missing > 0 && (
            <strong className={styles.missing}>
              {intl.formatMessage(pointsStoreCardMessages.missing, { points: missing })}
            </strong>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** A page about points: the header and sections in a column. */
export function PointsPage({ children, ...hero }: PointsHeroProps & { readonly children: ReactNode }) {
  return (
    <div className={`${page.page} ${page.stack}`}>
      <PointsHero {...hero} />
      {children}
    </div>
  );
}
