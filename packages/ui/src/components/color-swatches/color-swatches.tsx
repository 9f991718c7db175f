import type { ColourName } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { colourNames } from '../../foundations/product-art/colour-names.messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import { colorSwatchesMessages as messages } from './color-swatches.messages.ts';
import styles from './color-swatches.module.css';

/** One color of a model: goods with an id and stock. */
export interface ColorOption {
  /** Id of the goods. */
  readonly id: number;
  readonly colour: ColourName;
  readonly isSoldOut: boolean;
}

interface LegendProps {
  readonly colours: readonly ColorOption[];
  readonly selectedId: number;
}

interface ColorLinksProps extends LegendProps {
  readonly hrefOf: (goodsId: number) => string;
}

/** Accessible name of a color, including whether it is sold out. */
export function nameOfColor(option: Omit<ColorOption, 'id'>, intl: IntlShape): string {
  const colour = intl.formatMessage(colourNames[option.colour]);
  return option.isSoldOut ? intl.formatMessage(messages.soldOut, { colour }) : colour;
}

function Legend({ id, colours, selectedId }: LegendProps & { readonly id: string }) {
  const intl = useIntl();
  const current = colours.find((option) => option.id === selectedId);
  return (
    <p className={styles.legend}>
      <span id={id} className={styles.label}>
        {intl.formatMessage(messages.label)}
      </span>
      {current !== undefined && <span className={styles.current}>{nameOfColor(current, intl)}</span>}
    </p>
  );
}

/** Links to the goods of each color. A sold-out color stays a link, and its name says that it is sold out. */
export function ColorLinks({ colours, selectedId, hrefOf }: ColorLinksProps) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Legend id={id} colours={colours} selectedId={selectedId} />
      <ul className={styles.list}>
        {colours.map((option) => (
          <li key={option.id}>
            <Anchor
              className={styles.swatch}
              data-goods-colour={option.colour}
              data-sold-out={option.isSoldOut || undefined}
              href={hrefOf(option.id)}
              stay
              aria-label={nameOfColor(option, intl)}
              aria-current={option.id === selectedId ? 'page' : undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
