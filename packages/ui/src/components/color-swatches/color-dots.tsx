import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './color-dots.module.css';
import type { ColorOption } from './color-option.ts';
import { nameOfColor } from './color-option.ts';
import { colorSwatchesMessages as messages } from './color-swatches.messages.ts';

interface ColorDotsProps {
  /** Name of the goods. */
  readonly name: string;
  readonly colors: readonly ColorOption[];
  readonly selectedId: number;
  readonly hrefOf: (goodsId: number) => string;
  /** Called with the color that has the pointer or the focus; null when it leaves. */
  readonly onNear: (color: ColorOption | null) => void;
}

const shownMaximum = 5;

/** The colors of goods on their card: small links to the goods of each color. */
export function ColorDots({ name, colors, selectedId, hrefOf, onNear }: ColorDotsProps) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  const restCount = colors.length - shownMaximum;
  return (
    <ul className={styles.dots} aria-label={intl.formatMessage(messages.colorsOf, { name })}>
      {colors.slice(0, shownMaximum).map((color) => (
        <li key={color.id}>
          <Anchor
            className={styles.dot}
            data-goods-colour={color.art.colour}
            data-selected={color.id === selectedId || undefined}
            data-sold-out={color.isSoldOut || undefined}
            href={hrefOf(color.id)}
            aria-label={nameOfColor(color, intl)}
            onPointerEnter={() => onNear(color)}
            onPointerLeave={() => onNear(null)}
            onFocus={() => onNear(color)}
            onBlur={() => onNear(null)}
          />
        </li>
      ))}
      {restCount > 0 && (
        <li className={styles.rest}>
          <span aria-hidden="true">+{intl.formatNumber(restCount)}</span>
          <VisuallyHidden>{intl.formatMessage(messages.moreColors, { count: restCount })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
