import type { Address } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import styles from './order-address.module.css';

/** The delivery address as printed on the parcel. */
export function OrderAddress({ address }: { readonly address: Address }) {
  const intl = useIntl();
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.address,
    address.address_two,
    placeLine(address),
    countryOf(address, intl),
    address.phone,
  ].filter((line) => line.trim() !== '');
  return (
    <address className={styles.address} dir="auto">
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}

/** The address in one line, for a list of choices. */
export function oneLineOf(address: Address, intl: IntlShape): string {
  return [address.address, address.address_two, placeLine(address), countryOf(address, intl)]
    .filter((part) => part.trim() !== '')
    .join(' · ');
}

function countryOf({ region }: Address, intl: IntlShape): string {
  return intl.formatDisplayName(region, { type: 'region' }) ?? region;
}

/** Countries whose postal code follows the city. */
const codeLast: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ']);

function placeLine({ region, city, state, postal_code }: Address): string {
  const [before, after] = codeLast.has(region)
    ? [city, `${state} ${postal_code}`.trim()]
    : [`${postal_code} ${city}`, state];
  return after === '' ? before : `${before}, ${after}`;
}
