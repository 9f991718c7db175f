import type { GoodsDetail } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { nameOfColor } from '../../components/color-swatches/color-option.ts';
import { Price } from '../../components/price/price.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { colorOptionOf } from '../../views/color-option-of.ts';

/** Announces name and price after a switch to another color. */
export function ColorAnnouncement({ goods }: { readonly goods: GoodsDetail }) {
  const intl = useIntl();
  const [first] = useState(goods.goods_id);
  const [hasTurned, setHasTurned] = useState(false);
  if (!hasTurned && goods.goods_id !== first) setHasTurned(true);
  return (
    <VisuallyHidden>
      <span role="status">
        {hasTurned && (
          <>
            {nameOfColor(colorOptionOf(goods, goods), intl)} <Price kind="money" amount={goods.goods_price} />
          </>
        )}
      </span>
    </VisuallyHidden>
  );
}
