import type { ReactNode } from 'react';
import { Wave } from '../../components/wave/wave.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import hero from './hero.module.css';
import styles from './place-hero.module.css';

interface PlaceHeroProps {
  readonly title: string;
  readonly lead: string;
  /** Outlined text behind the title: a number or a short name. */
  readonly ghost: string;
  /** One call to action. */
  readonly action?: ReactNode;
}

/** The dark header of a content page. */
export function PlaceHero({ title, lead, ghost, action }: PlaceHeroProps) {
  return (
    <header className={`${hero.hero} ${styles.hero}`} data-notch="xl" data-band="dark">
      <div className={`${hero.ghost} ${styles.ghost}`}>
        <GhostModel model={ghost} />
      </div>
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
