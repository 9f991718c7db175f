import type { Feature } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import type { ReactNode } from 'react';
import { numberProperty } from '../../number-property.ts';
import { placeholderColor } from '../../placeholder-color.ts';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import styles from './feature-picture.module.css';

interface FeaturePictureProps {
  readonly picture: Pick<Feature, 'pic' | 'alt'>;
  /** Width / height of the picture. */
  readonly ratio: 'wide' | 'square';
  readonly sizes: string;
  /** Replaces the picture and its spots when there is no picture. */
  readonly fallback?: ReactNode;
  /** The largest picture of the first viewport: loads with high priority. */
  readonly priority?: boolean;
  /** The spots, each in a `SpotPlace`. */
  readonly children?: ReactNode;
}

/** The picture of a feature and its spots. */
export function FeaturePicture({
  picture: { pic, alt },
  ratio,
  sizes,
  fallback = null,
  priority = false,
  children,
}: FeaturePictureProps) {
  const { isBroken, reportBroken } = useBrokenPictures();
  if (isBroken(pic)) return fallback;
  return (
    <div className={styles.stage} data-ratio={ratio} data-notch={ratio === 'wide' ? 'xl' : undefined}>
      <img
        className={styles.picture}
        ref={placeholderColor(pic)}
        {...pictureSources(pic)}
        sizes={`auto, ${sizes}`}
        alt={alt}
        width={960}
        height={ratio === 'wide' ? 540 : 960}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={() => reportBroken(pic)}
      />
      {children}
    </div>
  );
}

interface SpotPlaceProps {
  readonly spot: { readonly x: number; readonly y: number };
  readonly children: ReactNode;
}

/** Puts its content at a spot of the picture. */
export function SpotPlace({ spot: { x, y }, children }: SpotPlaceProps) {
  return (
    <span
      className={styles.spot}
      ref={(element) => {
        numberProperty('--x', x)(element);
        numberProperty('--y', y)(element);
      }}
    >
      {children}
    </span>
  );
}
