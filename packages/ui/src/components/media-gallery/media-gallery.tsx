import type { GoodsPicture } from '@signal-shop/sdk/contract';
import { useId, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { useLazyPart } from '../../lazy/use-lazy-part.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import type { DrawnGoods } from '../picture/picture.tsx';
import { Picture } from '../picture/picture.tsx';
import { EnlargeButton } from './enlarge-button.tsx';
import type { GalleryView } from './gallery-views.ts';
import { altOf, viewsOf } from './gallery-views.ts';
import { mediaGalleryMessages as messages } from './media-gallery.messages.ts';
import styles from './media-gallery.module.css';

interface MediaGalleryProps {
  readonly goods: DrawnGoods;
  readonly name: string;
  readonly pictures: readonly GoodsPicture[];
  /** URL of the picture from lists; '' for none. */
  readonly listed: string;
}

const loadLightbox = async () => (await import('./lightbox.tsx')).Lightbox;

/** The pictures of goods: a large one and thumbnails; the arrow keys switch. */
export function MediaGallery({ goods, name, pictures, listed }: MediaGalleryProps) {
  const intl = useIntl();
  const group = useId();
  const views = viewsOf(pictures, listed);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const index = Math.min(selectedIndex, views.length - 1);
  const view = views[index];
  const { Part: Large, loadPart } = useLazyPart(loadLightbox);
  const [large, setLarge] = useState<'closed' | 'open' | 'missing'>('closed');
  const enlarge = () => {
    setLarge('open');
    loadPart(() => setLarge('missing'));
  };
  if (view === undefined) return null;
  return (
    <div className={styles.gallery}>
      <div className={styles.stage} {...looksOf(view)}>
        <Picture
          key={view.key}
          goods={goods}
          src={view.src}
          alt={altOf(intl, name, view, index)}
          priority
          sizes="(width >= 992px) 42rem, 100vw"
          ghost={view.src === '' && (view.look === 'whole' || view.look === 'dark')}
        />
        <EnlargeButton
          pending={large === 'open' && Large === null}
          onEnlarge={enlarge}
          onTurn={(by) => setSelectedIndex((index + by + views.length) % views.length)}
        />
      </div>
      {views.length > 1 && (
        <div
          className={styles.thumbs}
          role="radiogroup"
          aria-label={intl.formatMessage(messages.label, { name })}
        >
          {views.map((other, viewIndex) => (
            <label key={other.key} className={styles.thumb} {...looksOf(other)}>
              <input
                className={styles.input}
                type="radio"
                name={group}
                checked={viewIndex === index}
                aria-label={nameOf(intl, other, { number: viewIndex + 1, count: views.length })}
                onChange={() => setSelectedIndex(viewIndex)}
              />
              <Picture goods={goods} src={other.src} />
            </label>
          ))}
        </div>
      )}
      {large === 'missing' && <ErrorState failure={{ kind: 'network' }} onRetry={enlarge} />}
      {large === 'open' && Large !== null && (
        <Large
          goods={goods}
          name={name}
          views={views}
          index={index}
          onIndex={setSelectedIndex}
          onClose={() => setLarge('closed')}
        />
      )}
    </div>
  );
}

function looksOf({ look }: GalleryView) {
  return { 'data-look': look, 'data-band': look === 'dark' ? 'dark' : undefined } as const;
}

function nameOf(
  intl: IntlShape,
  { text }: GalleryView,
  position: { readonly number: number; readonly count: number },
): string {
  return text === ''
    ? intl.formatMessage(messages.picture, position)
    : intl.formatMessage(messages.pictureOf, { ...position, text });
}
