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

interface ColorSwatchesProps {
  readonly colours: readonly ColorOption[];
  readonly selectedId: number;
  readonly onChoose: (goodsId: number) => void;
}

interface ColorLinksProps {
  readonly colours: readonly ColorOption[];
  readonly selectedId: number;
}

/** Accessible name of a color, including whether it is sold out. */
export function nameOfColor(option: Omit<ColorOption, 'id'>, intl: IntlShape): string {
  const colour = intl.formatMessage(colourNames[option.colour]);
  return option.isSoldOut ? intl.formatMessage(messages.soldOut, { colour }) : colour;
}

function Legend({ id, colours, selectedId }: ColorLinksProps & { readonly id: string }) {
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

/** A radio group of colors. A sold-out color stays focusable, and its name says that it is sold out. */
export function ColorSwatches({ colours, selectedId, onChoose }: ColorSwatchesProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Legend id={id} colours={colours} selectedId={selectedId} />
      <div className={styles.list}>
        {colours.map((option) => (
          <label
            key={option.id}
            className={styles.swatch}
            data-goods-colour={option.colour}
            data-sold-out={option.isSoldOut || undefined}
          >
            <input
              className={styles.input}
              type="radio"
              name={id}
              checked={option.id === selectedId}
              aria-label={nameOfColor(option, intl)}
              onChange={() => onChoose(option.id)}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

/** The same choice as links to the goods of each color. */
export function ColorLinks({
  colours,
  selectedId,
  hrefOf,
}: ColorLinksProps & { readonly hrefOf: (goodsId: number) => string }) {
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
