import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';
import { useLazyPart } from '../../lazy/use-lazy-part.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { Picture } from '../picture/picture.tsx';
import { EnlargeButton } from './enlarge-button.tsx';
import { GalleryThumbs, shotOf } from './gallery-thumbs.tsx';
import type { GalleryPicture, GalleryTurn } from './gallery-views.ts';
import { altOf, viewsOf } from './gallery-views.ts';
import styles from './media-gallery.module.css';
import { TurnMissing } from './turn-missing.tsx';

export interface MediaGalleryProps {
  readonly art: GoodsArt;
  readonly name: string;
  readonly pictures: readonly GalleryPicture[];
  /** URL of the picture from lists; '' for none. */
  readonly listed: string;
  /** Shown last, to be turned by dragging. */
  readonly turn?: GalleryTurn | undefined;
}

const loadTurnView = async () => (await import('./turn-view.tsx')).TurnView;
const loadLightbox = async () => (await import('./lightbox.tsx')).Lightbox;

/** The pictures of goods: a large one and thumbnails; the arrow keys switch. */
export function MediaGallery({ art, name, pictures, listed, turn }: MediaGalleryProps) {
  const intl = useIntl();
  const views = viewsOf(pictures, listed);
  const [selected, setSelected] = useState<number | 'turn'>(0);
  const { Part: Turn, loadPart: loadTurn } = useLazyPart(loadTurnView);
  const index = selected === 'turn' ? 0 : Math.min(selected, views.length - 1);
  const view = views[index];
  const { Part: Large, loadPart } = useLazyPart(loadLightbox);
  const [large, setLarge] = useState<'closed' | 'open' | 'missing'>('closed');
  const enlarge = () => {
    setLarge('open');
    loadPart(() => setLarge('missing'));
  };
  const [isTurnMissing, setTurnMissing] = useState(false);
  const isTurning = selected === 'turn' && turn !== undefined && (Turn !== null || isTurnMissing);
  const openTurn = () => {
    setTurnMissing(false);
    loadTurn(() => setTurnMissing(true));
  };
  const select = (next: number | 'turn') => {
    setSelected(next);
    if (next === 'turn') openTurn();
  };
  if (view === undefined) return null;
  const alt = altOf(intl, name, view, index);
  // A drawing shows the view that a server without photographs names, but not what a broken photograph shows.
  const drawingAlt = view.src === '' ? alt : name;
  return (
    <div className={styles.gallery}>
      {isTurning ? (
        <div className={styles.stage}>
          {Turn === null ? <TurnMissing onRetry={openTurn} /> : <Turn turn={turn} name={name} />}
        </div>
      ) : (
        <div className={styles.stage} {...shotOf(view)}>
          <Picture
            key={view.key}
            art={art}
            src={view.src}
            alt={alt}
            altOfDrawing={drawingAlt}
            priority
            sizes={view.shot === 'close' ? 'min(60rem, 135vw)' : 'min(45rem, 100vw)'}
            ghost={view.src === '' && (view.shot === 'whole' || view.shot === 'dark')}
          />
          <EnlargeButton
            pending={large === 'open' && Large === null}
            onEnlarge={enlarge}
            onTurn={(by) => select((index + by + views.length) % views.length)}
          />
        </div>
      )}
      <GalleryThumbs
        art={art}
        name={name}
        views={views}
        hasTurn={turn !== undefined}
        selected={selected}
        onSelect={select}
      />
      {large === 'missing' && <ErrorState failure={{ kind: 'network' }} onRetry={enlarge} />}
      {large === 'open' && Large !== null && (
        <Large
          art={art}
          name={name}
          views={views}
          index={index}
          onIndex={select}
          onClose={() => setLarge('closed')}
        />
      )}
    </div>
  );
}
