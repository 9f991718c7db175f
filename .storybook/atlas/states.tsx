import type { Globals } from '../look.ts';
import { globalsText, storyHref } from '../look.ts';
import { shopLink } from '../shop-link.ts';
import type { Width } from '../toolbar.ts';
import styles from './atlas.module.css';
import type { AtlasEntry } from './atlas-entries.ts';
import { LivePicture } from './live-picture.tsx';

interface StatesProps {
  readonly entries: readonly AtlasEntry[];
  /** Of the pictures, of the stories and of the running shop that the links open. */
  readonly globals: Globals;
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

function State({ entry, globals, shop, width }: StateProps) {
  // A picture shows one theme, while the story that it links to may show both.
  const drawn = globalsText(globals.theme === 'both' ? { ...globals, theme: 'light' } : globals);
  return (
    <article className={styles.state}>
      <LivePicture key={drawn + width} storyId={entry.id} globals={drawn} width={width} />
      <h3 data-text="label">
        <a className={styles.story} href={storyHref(entry.id, globals, width)} target="_top">
          {entry.state}
        </a>
      </h3>
      {entry.place !== undefined && <p>{entry.place.description}</p>}
      <p className={styles.meta}>
        {entry.place !== undefined && (
          <a
            className={styles.shop}
            href={shopLink(shop, entry.place, String(globals.locale ?? ''))}
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
