import type { TypedMessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import type { Sentence } from '../../intl/messages.ts';
import hero from '../place-hero/hero.module.css';
import styles from './points-hero.module.css';

interface PointsHeroProps {
  readonly messages: {
    readonly title: Sentence;
    readonly lead: Sentence;
    readonly balance: TypedMessageDescriptor<{ points: number }>;
  };
  /** In points; null for guests. */
  readonly balance: number | null;
  readonly link: { readonly href: string; readonly label: string };
}

/** The header of the pages about points. */
export function PointsHero({ messages, balance, link }: PointsHeroProps) {
  const intl = useIntl();
  return (
    <header className={`${hero.hero} ${styles.hero}`} data-notch="xl">
      <div className={hero.ghost}>
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
        <Link href={link.href} kind="standalone">
          {link.label}
        </Link>
      </div>
    </header>
  );
}
