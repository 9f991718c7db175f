import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import styles from './points-hero.module.css';

interface PointsHeroProps {
  readonly title: string;
  readonly lead: string;
  /** What the customer has, in words; null for a visitor without a login. */
  readonly balance: string | null;
  readonly link: { readonly href: string; readonly label: string };
}

/** The head of the pages about points. */
export function PointsHero({ title, lead, balance, link }: PointsHeroProps) {
  return (
    <header className={styles.hero} data-notch="xl">
      <div className={styles.ghost}>
        <GhostModel model="+3000" />
      </div>
      <div className={styles.words}>
        <h1 data-text="hero" tabIndex={-1}>
          {title}
        </h1>
        <p data-text="lead">{lead}</p>
        {balance !== null && (
          <p className={styles.balance} data-text="h3">
            <Icon name="coins" size={24} />
            {balance}
          </p>
        )}
        <Link href={link.href} kind="standalone">
          {link.label}
        </Link>
      </div>
    </header>
  );
}
