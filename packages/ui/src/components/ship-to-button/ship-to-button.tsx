import { use } from 'react';
import { useIntl } from 'react-intl';
import { ShipToContext } from '../../link/ship-to.ts';
import { Icon } from '../icon/icon.tsx';
import { shipToButtonMessages as messages } from './ship-to-button.messages.ts';
import styles from './ship-to-button.module.css';

interface ShipToButtonProps {
  /** `inline` is underlined text; `row` an entry of a menu, with an icon. */
  readonly variant?: 'inline' | 'row';
  /** Called as well, to close the menu that contains the button. */
  readonly onPress?: () => void;
}

/** Names the country of delivery with its currency, and opens the choice of another one. */
export function ShipToButton({ variant = 'inline', onPress }: ShipToButtonProps) {
  const intl = useIntl();
  const shipTo = use(ShipToContext);
  if (shipTo === null) return null;
  const { country, currency, onChange } = shipTo;
  return (
    <button
      type="button"
      className={styles.button}
      data-variant={variant}
      aria-haspopup="dialog"
      onClick={() => {
        onPress?.();
        onChange();
      }}
    >
      {variant === 'row' && <Icon name="truck" />}
      {intl.formatMessage(messages.label, {
        country: intl.formatDisplayName(country, { type: 'region' }) ?? country,
        currency,
      })}
    </button>
  );
}
