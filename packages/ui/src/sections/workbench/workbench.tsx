import type { Feature } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { Picture } from '../../components/picture/picture.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import picture from '../feature/feature-picture.module.css';
import { FeaturePicture } from '../feature/feature-picture.tsx';
import styles from './workbench.module.css';

interface WorkbenchProps {
  readonly feature: Feature;
}

/** The bench on which the products are put together, in one wide picture with a headline. */
export function Workbench({ feature }: WorkbenchProps) {
  const titleId = useId();
  return (
    <section className={styles.bench} aria-labelledby={titleId}>
      <FeaturePicture
        picture={feature}
        ratio="wide"
        sizes="(min-width: 62rem) 62rem, 100vw"
        priority
        fallback={<Drawings />}
      />
      <div className={styles.words}>
        <h2 id={titleId} data-text="h2">
          {feature.title}
        </h2>
        <p data-muted>{feature.text}</p>
      </div>
    </section>
  );
}

/** A headset and a mouse, in the place of a picture that is missing or failed to load. */
function Drawings() {
  return (
    <div className={picture.stage} data-ratio="wide" data-notch="xl" data-band="dark">
      <div className={styles.drawings}>
        <Picture variant="bare" art={{ kind: 'headset', colour: 'white', model: '' }} />
        <Picture variant="bare" art={{ kind: 'mouse', colour: 'white', model: '' }} />
      </div>
    </div>
  );
}

/** The place of the bench while its text loads. */
export function WorkbenchSkeleton() {
  return (
    <div className={styles.bench}>
      <div className={picture.stage} data-ratio="wide" data-notch="xl">
        <Skeleton variant="block" />
      </div>
      <div className={styles.words}>
        <Skeleton variant="title" width="half" />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
