import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { numberProperty } from '../../number-property.ts';
import { productStoryMessages as messages } from './product-story.messages.ts';
import styles from './weight-scale.module.css';

const scales = {
  headset: { grams: 400, things: { chocolate: 100, phone: 200, can: 350 } },
  mouse: { grams: 160, things: { tennisBall: 58, chocolate: 100 } },
} as const satisfies Record<
  GoodsDetail['goods_kind'],
  { readonly grams: number; readonly things: Readonly<Partial<Record<keyof typeof messages, number>>> }
>;

interface WeightScaleProps {
  readonly kind: GoodsDetail['goods_kind'];
  readonly grams: number;
}

/** The weight of goods on a scale beside everyday things. */
export function WeightScale({ kind, grams }: WeightScaleProps) {
  const intl = useIntl();
  const scale = scales[kind];
  const at = (weight: number) => numberProperty('--at', Math.min(1, weight / scale.grams));
  return (
    <div className={styles.scale}>
      <span className={styles.needle} ref={at(grams)} />
      <ul className={styles.things}>
        {Object.entries(scale.things).map(([thing, weight]) => (
          <li key={thing} className={styles.thing} ref={at(weight)}>
            {intl.formatMessage(messages[thing as keyof typeof messages])}
            <span className={styles.grams}>{intl.formatNumber(weight)} g</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
