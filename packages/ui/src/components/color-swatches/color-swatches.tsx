import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Picture } from '../picture/picture.tsx';
import type { ColorOption } from './color-option.ts';
import { nameOfColor } from './color-option.ts';
import { colorSwatchesMessages as messages } from './color-swatches.messages.ts';
import styles from './color-swatches.module.css';

interface LegendProps {
  readonly colours: readonly ColorOption[];
  readonly selectedId: number;
}

interface ColorLinksProps extends LegendProps {
  readonly hrefOf: (goodsId: number) => string;
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

/** Pictures of the model in each color that link to the goods. A sold-out color stays a link, and its name says that it is sold out. */
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
              data-sold-out={option.isSoldOut || undefined}
              href={hrefOf(option.id)}
              stay
              aria-label={nameOfColor(option, intl)}
              aria-current={option.id === selectedId ? 'page' : undefined}
            >
              <Picture art={option.art} src={option.picture} sizes="3.5rem" />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
