import type { GoodsOutline } from '@signal-shop/sdk/contract';
import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useIntl } from 'react-intl';
import { numberProperty } from '../../number-property.ts';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import { outlineMessages as messages } from './outlines.messages.ts';
import styles from './outlines.module.css';

/** Line drawings at one scale, with their measures; renders nothing as soon as one fails to load. */
export function Outlines({ outlines }: { readonly outlines: readonly GoodsOutline[] }) {
  const intl = useIntl();
  const { isBroken, reportBroken } = useBrokenPictures();
  if (outlines.length === 0 || outlines.some(({ pic }) => isBroken(pic))) return null;
  const total = outlines.reduce((sum, { width }) => sum + width, 0);
  const measure = (value: number) =>
    intl.formatNumber(value, { style: 'unit', unit: 'millimeter', unitDisplay: 'short' });
  return (
    <ul className={styles.outlines} ref={numberProperty('--total-width', total)}>
      {outlines.map(({ pic, view, width, height }) => (
        <li key={view} className={styles.outline} ref={numberProperty('--outline-width', width)}>
          <img
            className={styles.lines}
            {...pictureSources(pic)}
            alt={intl.formatMessage(messages[view])}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onError={() => reportBroken(pic)}
          />
          <span className={styles.height}>{measure(height)}</span>
          <span className={styles.width}>{measure(width)}</span>
        </li>
      ))}
    </ul>
  );
}
