import { limits } from '@signal-shop/sdk/contract';
import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { orderPreferencesMessages as messages } from './order-preferences.messages.ts';
import styles from './order-preferences.module.css';

export interface PreferenceFieldsProps {
  readonly preferences: OrderPreferences;
  readonly onChange: (change: Partial<OrderPreferences>) => void;
}

/** A field for each preference of an order. */
export function PreferenceFields(props: PreferenceFieldsProps) {
  return (
    <div className={styles.fields}>
      <NoteField {...props} />
    </div>
  );
}

/** Folded, because few orders need a note; open if one was written before. */
function NoteField({ preferences, onChange }: PreferenceFieldsProps) {
  const intl = useIntl();
  return (
    <details open={preferences.note !== ''}>
      <summary className={styles.add}>
        <Icon name="document" />
        <span>{intl.formatMessage(messages.addNote)}</span>
        <Icon name="down" />
      </summary>
      <div className={styles.note}>
        <TextArea
          label={intl.formatMessage(messages.note)}
          mark="optional"
          value={preferences.note}
          onChange={(note) => onChange({ note })}
          maxLength={limits.placeOrder.note.maxLength}
        />
      </div>
    </details>
  );
}
