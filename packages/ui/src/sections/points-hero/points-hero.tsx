import type { ReactNode } from 'react';
import type { TypedMessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import page from '../../chrome/page/page.module.css';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import type { Sentence } from '../../intl/messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import look from '../place-hero/hero.module.css';
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
}

/** The header of the pages about points. */
export function PointsHero({ messages, balance, linkTo }: PointsHeroProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <header className={`${look.hero} ${styles.hero}`} data-notch="xl">
      <div className={look.ghost}>
        <GhostModel model="+3000" />
      </div>
      <div className={styles.words}>
        <h1 data-text="hero" tabIndex={-1}>
          {intl.formatMessage(messages.title)}
        </h1>
        <p data-text="lead">{intl.formatMessage(messages.lead)}</p>
        {balance !== null && (
          <p className={styles.balance} data-text="h3">
            <Icon name="coins" size={24} />
            {intl.formatMessage(messages.balance, { points: balance })}
          </p>
        )}
        <Link href={hrefs[linkTo]} variant="standalone">
          {intl.formatMessage(messages.link)}
        </Link>
      </div>
    </header>
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
