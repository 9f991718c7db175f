import { currencySymbols, locales } from '@signal-shop/sdk/constants';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import styles from './money-and-locales.module.css';

const amounts = [0, 0.5, 59.9, 1234.5, 123456.78] as const;

function MoneyTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an overflowing table must be scrollable by keyboard
    <section className={styles.scroll} aria-label="Money in seven languages" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Symbol</th>
            {amounts.map((amount) => (
              <th key={amount} scope="col">
                {amount}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {locales.map((locale) => (
            <tr key={locale}>
              <th scope="row">{locale}</th>
              <td>{currencySymbols[locale]}</td>
              {amounts.map((amount) => (
                <td key={amount}>{formatMoney(amount, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const meta = preview.meta({ component: MoneyTable, parameters: { layout: 'padded', shop: everyPage } });

export default meta;

/** Two decimals in every language, yen included, with the currency symbols of the specification. */
export const Table = meta.story({ tags: ['matrix'] });
