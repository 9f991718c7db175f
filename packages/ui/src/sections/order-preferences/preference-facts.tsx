import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { useIntl } from 'react-intl';
import { orderPreferencesMessages as messages } from './order-preferences.messages.ts';
import styles from './order-preferences.module.css';

/** The customer's preferences for a placed order; those without a value are left out. */
export function PreferenceFacts({ preferences }: { readonly preferences: OrderPreferences }) {
  const intl = useIntl();
  return (
    preferences.note !== '' && (
      <div className={styles.fact}>
        <h3 data-text="label">{intl.formatMessage(messages.yourNote)}</h3>
        <p dir="auto">{preferences.note}</p>
      </div>
    )
  );
}
