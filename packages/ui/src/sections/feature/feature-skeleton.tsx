import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import picture from './feature-picture.module.css';
import scene from './feature-scene.module.css';
import spread from './feature-spread.module.css';

interface FeatureSkeletonProps {
  readonly variant: 'scene' | 'spread';
}

/** The place of a feature while it loads. */
export function FeatureSkeleton({ variant }: FeatureSkeletonProps) {
  return variant === 'scene' ? <SceneSkeleton /> : <SpreadSkeleton />;
}

function SceneSkeleton() {
  return (
    <div className={scene.scene}>
      <div className={scene.words}>
        <Skeleton variant="title" width="half" />
        <Skeleton width="long" />
      </div>
      <div className={picture.stage} data-ratio="wide" data-notch="xl">
        <Skeleton variant="block" />
      </div>
    </div>
  );
}

function SpreadSkeleton() {
  return (
    <div className={spread.spread} data-notch="xl" data-band="dark">
      <div className={spread.words}>
        <Skeleton variant="title" width="half" />
        <span className={spread.lead} data-text="lead">
          <Skeleton />
          <Skeleton />
          <Skeleton width="long" />
        </span>
        <ol className={spread.spots} aria-hidden="true">
          {['one', 'two', 'three'].map((spot) => (
            <li key={spot}>
              <span />
              <span>
                <Skeleton width="half" />
                <Skeleton />
              </span>
            </li>
          ))}
        </ol>
        <Skeleton variant="control" width="half" />
      </div>
      <div className={picture.stage} data-ratio="square" />
    </div>
  );
}
