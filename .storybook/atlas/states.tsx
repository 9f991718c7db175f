import { shopLink } from '../shop-link.ts';
import styles from './atlas.module.css';
import type { AtlasEntry } from './atlas-entries.ts';
import { LivePicture } from './live-picture.tsx';

export type Width = 'phone' | 'desktop';

interface StatesProps {
  readonly entries: readonly AtlasEntry[];
  readonly globals: string;
  /** Locale of the linked shop. */
  readonly locale: string;
  /** URL of the running shop. */
  readonly shop: string;
  readonly width: Width;
}

/** Thumbnails of states, each with links to its story and into the running shop. */
export function States({ entries, ...look }: StatesProps) {
  return (
    <ul className={styles.states} data-width={look.width}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <State entry={entry} {...look} />
        </li>
      ))}
    </ul>
  );
}

interface StateProps extends Omit<StatesProps, 'entries'> {
  readonly entry: AtlasEntry;
}

function State({ entry, globals, locale, shop, width }: StateProps) {
  return (
    <article className={styles.state}>
      <LivePicture key={globals + width} storyId={entry.id} globals={globals} width={width} />
      <h3 data-text="label">
        <a className={styles.story} href={`./?path=/story/${entry.id}`} target="_top">
          {entry.state}
        </a>
      </h3>
      <p className={styles.meta}>
        {entry.place !== undefined && (
          <a
            className={styles.shop}
            href={shopLink(shop, entry.place, locale)}
            target="_blank"
            rel="noreferrer"
          >
            in the shop<span className={styles.hidden}>: {entry.state}</span>
          </a>
        )}{' '}
        {entry.proven.join(' ')}
      </p>
      {entry.place?.step !== undefined && <p className={styles.meta}>Then: {entry.place.step}</p>}
    </article>
  );
}
