import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import styles from './picture.module.css';

// Decorative, and most goods have photographs: without its code the stage stays empty.
const Drawing = lazy(
  (): Promise<{ default: ComponentType<GoodsArt> }> =>
    import('../../foundations/product-art/product-art.tsx').then(
      ({ ProductArt }) => ({ default: ProductArt }),
      () => ({ default: () => null }),
    ),
);

interface PictureProps {
  /** The drawing without a photograph, and the color of the background. */
  readonly art: GoodsArt;
  /** URL of a photograph; '' for none. */
  readonly src?: string;
  /** '' where the name is beside the picture. */
  readonly alt?: string;
  /** Describes the drawing where `alt` describes a view that only the photograph has. */
  readonly altOfDrawing?: string;
  /** The largest picture of the first viewport: loads with high priority. */
  readonly priority?: boolean;
  readonly ghost?: boolean;
  /** `stage` is a square with a background; `bare` has none and fills its box. */
  readonly variant?: 'stage' | 'bare';
  /** The width of the picture on the page, as `sizes` of an `<img>`; needed with `priority`. */
  readonly sizes?: string;
}

/** Goods on a tinted background: the photograph, or a drawing; a pale one if the photograph failed to load. */
export function Picture(props: PictureProps) {
  const {
    art,
    src = '',
    alt = '',
    altOfDrawing = alt,
    priority = false,
    ghost = false,
    variant = 'stage',
    sizes = '20rem',
  } = props;
  const { isBroken, reportBroken } = useBrokenPictures();
  const isDrawing = isBroken(src);
  return (
    <span
      className={styles.picture}
      data-variant={variant}
      data-goods-colour={art.colour}
      data-broken={(isDrawing && src !== '') || undefined}
      {...(isDrawing && altOfDrawing && { role: 'img', 'aria-label': altOfDrawing })}
    >
      {ghost && (
        <span className={styles.ghost}>
          <GhostModel model={art.model} />
        </span>
      )}
      {isDrawing ? (
        <span className={styles.art}>
          <Suspense>
            <Drawing {...art} />
          </Suspense>
        </span>
      ) : (
        <img
          className={styles.photo}
          {...pictureSources(src)}
          sizes={`auto, ${sizes}`}
          alt={alt}
          width={640}
          height={640}
          decoding="async"
          {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          onError={() => reportBroken(src)}
        />
      )}
    </span>
  );
}
