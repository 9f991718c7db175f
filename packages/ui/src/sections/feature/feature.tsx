import { useId } from 'react';
import type { FeatureProps } from './feature-props.ts';
import { FeatureScene } from './feature-scene.tsx';
import { FeatureSpread } from './feature-spread.tsx';

/** A large picture with marked spots: a scene whose goods can be bought, or a product with explanations. */
export function Feature({ feature, onAdd, adding }: FeatureProps) {
  const titleId = useId();
  const hasGoods = feature.spots.some(({ goods }) => goods !== undefined);
  return (
    <section aria-labelledby={titleId}>
      {hasGoods ? (
        <FeatureScene feature={feature} titleId={titleId} onAdd={onAdd} adding={adding} />
      ) : (
        <FeatureSpread feature={feature} titleId={titleId} />
      )}
    </section>
  );
}
