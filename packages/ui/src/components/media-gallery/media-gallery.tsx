import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DrawnGoods } from '../picture/picture.tsx';
import { Picture } from '../picture/picture.tsx';
import { mediaGalleryMessages as words } from './media-gallery.messages.ts';
import styles from './media-gallery.module.css';

interface MediaGalleryProps {
  readonly goods: DrawnGoods;
  readonly name: string;
  /** Addresses of photographs; without any the goods are drawn, whole, close and in the dark. */
  readonly pictures: readonly string[];
}

interface View {
  readonly key: string;
  readonly src: string;
  readonly look: 'whole' | 'close' | 'dark';
}

const drawnViews: readonly View[] = [
  { key: 'whole', src: '', look: 'whole' },
  { key: 'close', src: '', look: 'close' },
  { key: 'dark', src: '', look: 'dark' },
];

function viewsOf(pictures: readonly string[]): readonly View[] {
  const photographs = pictures.filter((src) => src !== '');
  return photographs.length === 0 ? drawnViews : photographs.map((src) => ({ key: src, src, look: 'whole' }));
}

/** The pictures of goods: one large, the others small beneath it; arrows move between them. */
export function MediaGallery({ goods, name, pictures }: MediaGalleryProps) {
  const intl = useIntl();
  const group = useId();
  const views = viewsOf(pictures);
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, views.length - 1);
  const view = views[index];
  if (view === undefined) return null;
  return (
    <div className={styles.gallery}>
      <div
        className={styles.stage}
        data-look={view.look}
        data-band={view.look === 'dark' ? 'dark' : undefined}
      >
        <Picture
          key={view.key}
          goods={goods}
          src={view.src}
          alt={intl.formatMessage(words.alt, { name, number: index + 1 })}
          priority
          ghost={view.look !== 'close'}
        />
      </div>
      {views.length > 1 && (
        <div
          className={styles.thumbs}
          role="radiogroup"
          aria-label={intl.formatMessage(words.label, { name })}
        >
          {views.map((other, place) => (
            <label
              key={other.key}
              className={styles.thumb}
              data-look={other.look}
              data-band={other.look === 'dark' ? 'dark' : undefined}
            >
              <input
                className={styles.input}
                type="radio"
                name={group}
                checked={place === index}
                aria-label={intl.formatMessage(words.picture, { number: place + 1, count: views.length })}
                onChange={() => setChosen(place)}
              />
              <Picture goods={goods} src={other.src} />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
