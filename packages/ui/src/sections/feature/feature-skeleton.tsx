import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import picture from './feature-picture.module.css';
import styles from './feature-scene.module.css';

/** The place of a scene while it loads. */
export function FeatureSkeleton() {
  return (
    <div className={styles.scene}>
      <Skeleton variant="title" width="half" />
      <div className={picture.stage} data-ratio="wide" data-notch="xl">
        <Skeleton variant="block" />
      </div>
    </div>
  );
}
