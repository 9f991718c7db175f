import type { HotProduct } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Price } from '../../components/price/price.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { featureMessages as messages } from './feature.messages.ts';
import { FeaturePicture, SpotPlace } from './feature-picture.tsx';
import type { FeatureProps } from './feature-props.ts';
import styles from './feature-scene.module.css';

interface FeatureSceneProps extends FeatureProps {
  readonly titleId: string;
}

/** Goods in use, in a wide picture. Each has a button that opens its card; without the picture the cards are a list. */
export function FeatureScene({ feature, titleId, onAdd, adding }: FeatureSceneProps) {
  const placed = feature.spots.flatMap(({ x, y, goods }) => (goods === undefined ? [] : [{ x, y, goods }]));
  const cardOf = (goods: HotProduct) => (
    <SpotCard goods={goods} pending={adding.has(goods.id)} onAdd={() => onAdd(goods)} />
  );
  return (
    <div className={styles.scene}>
      <header className={styles.words}>
        <h2 id={titleId} data-text="h2">
          {feature.title}
        </h2>
        <p data-muted>{feature.text}</p>
      </header>
      <FeaturePicture
        picture={feature}
        ratio="wide"
        sizes="(min-width: 80rem) 80rem, 100vw"
        fallback={
          <ul className={styles.list}>
            {placed.map(({ goods }) => (
              <li key={goods.id} data-notch="l">
                {cardOf(goods)}
              </li>
            ))}
          </ul>
        }
      >
        {placed.map((spot) => (
          <SpotPlace key={spot.goods.id} spot={spot}>
            <SpotButton goods={spot.goods}>{cardOf(spot.goods)}</SpotButton>
          </SpotPlace>
        ))}
      </FeaturePicture>
    </div>
  );
}

interface SpotButtonProps {
  readonly goods: HotProduct;
  /** The card that it opens. */
  readonly children: ReactNode;
}

function SpotButton({ goods, children }: SpotButtonProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={goods.name}>
        <Icon name="add" />
      </button>
      <div id={id} className={styles.popover} data-notch="l" popover="auto">
        {children}
      </div>
    </>
  );
}

interface SpotCardProps {
  readonly goods: HotProduct;
  readonly pending: boolean;
  readonly onAdd: () => void;
}

function SpotCard({ goods, pending, onAdd }: SpotCardProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <article className={styles.card}>
      <Picture art={artOf(goods)} src={goods.pic_index} sizes="6rem" />
      <div className={styles.about}>
        <h3 data-text="h4">
          <Anchor className={styles.name} href={hrefs.goods(goods.id)}>
            {goods.name}
          </Anchor>
        </h3>
        <Price kind="money" amount={goods.goods_price} original={goods.original_price} />
        <Button size="s" iconStart="cart" pending={pending} onClick={onAdd}>
          {intl.formatMessage(messages.add)}
        </Button>
      </div>
    </article>
  );
}
