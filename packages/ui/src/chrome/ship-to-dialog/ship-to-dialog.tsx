import type { DeliveryCountry } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { countryOptions } from '../../forms/address-form/country-options.ts';
import type { Remote } from '../../remote.ts';
import language from '../language-switch/language-switch.module.css';
import { shipToDialogMessages as messages } from './ship-to-dialog.messages.ts';
import styles from './ship-to-dialog.module.css';

export type ChosenCountry = Pick<DeliveryCountry, 'code' | 'currency'>;

export interface ShipToDialogProps {
  readonly open: boolean;
  readonly countries: Remote<readonly ChosenCountry[]>;
  /** Code of the country of this page. */
  readonly country: string;
  /** Code of the country that the page is reloading for. */
  readonly pending: string | null;
  readonly onChoose: (country: ChosenCountry) => void;
  readonly onClose: () => void;
}

/** The countries of delivery with their currencies. */
export function ShipToDialog({ open, countries, onClose, ...list }: ShipToDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open={open} title={intl.formatMessage(messages.title)} onClose={onClose}>
      <p data-muted>{intl.formatMessage(messages.text)}</p>
      {countries.status === 'loading' && <LoadingNote />}
      {countries.status === 'failed' && <ErrorState failure={countries.failure} onRetry={countries.retry} />}
      {countries.status === 'ready' && <Countries {...list} countries={countries.value} />}
    </Dialog>
  );
}

interface CountriesProps extends Pick<ShipToDialogProps, 'country' | 'pending' | 'onChoose'> {
  readonly countries: readonly ChosenCountry[];
}

function Countries({ countries, country, pending, onChoose }: CountriesProps) {
  const intl = useIntl();
  const byCode = new Map(countries.map((one) => [one.code, one]));
  return (
    <ul className={styles.list} aria-busy={pending !== null || undefined}>
      {countryOptions([...byCode.keys()], intl.locale).map(({ value, label }) => {
        const one = byCode.get(value);
        return (
          one !== undefined && (
            <li key={value}>
              <button
                type="button"
                className={language.choice}
                aria-current={value === country ? 'true' : undefined}
                disabled={pending !== null}
                onClick={() => onChoose(one)}
              >
                <span className={styles.name}>{label}</span>
                <span className={styles.currency}>{one.currency}</span>
                <span className={styles.mark}>
                  {value === pending && <Spinner size="s" decorative />}
                  {value === country && pending === null && <Icon name="check" />}
                </span>
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
