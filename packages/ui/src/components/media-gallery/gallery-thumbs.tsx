import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';
import { Picture } from '../picture/picture.tsx';
import type { GalleryView } from './gallery-views.ts';
import { mediaGalleryMessages as messages } from './media-gallery.messages.ts';
import styles from './media-gallery.module.css';

interface GalleryThumbsProps {
  readonly art: GoodsArt;
  readonly name: string;
  readonly views: readonly GalleryView[];
  /** Whether the last one opens the turn. */
  readonly hasTurn: boolean;
  readonly selected: number | 'turn';
  readonly onSelect: (selected: number | 'turn') => void;
}

/** The small pictures below the large one, a radio each; renders nothing for a single picture. */
export function GalleryThumbs({ art, name, views, hasTurn, selected, onSelect }: GalleryThumbsProps) {
  const intl = useIntl();
  const group = useId();
  if (views.length <= 1) return null;
  return (
    <div
      className={styles.thumbs}
      role="radiogroup"
      aria-label={intl.formatMessage(messages.label, { name })}
    >
      {views.map((view, index) => (
        <label key={view.key} className={styles.thumb} {...shotOf(view)}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={index === selected}
            aria-label={nameOf(intl, view, { number: index + 1, count: views.length })}
            onChange={() => onSelect(index)}
          />
          <Picture art={art} src={view.src} sizes="6rem" />
        </label>
      ))}
      {hasTurn && (
        <label className={styles.thumb}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={selected === 'turn'}
            aria-label={intl.formatMessage(messages.turn)}
            onChange={() => onSelect('turn')}
          />
          <Picture art={art} src={views[0]?.src ?? ''} sizes="6rem" />
          <span className={styles.degrees} aria-hidden="true">
            360°
          </span>
        </label>
      )}
    </div>
  );
}

export function shotOf({ shot }: GalleryView) {
  return { 'data-shot': shot, 'data-band': shot === 'dark' ? 'dark' : undefined } as const;
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
