import { Icon } from '../icon/icon.tsx';
import styles from './delivery-days.module.css';
import type { ExpectedDays } from './use-delivery-days.ts';
import { useDeliveryDays } from './use-delivery-days.ts';

/** The days on which goods or an order arrive. */
export function DeliveryDays({ earliest, latest }: ExpectedDays) {
  const say = useDeliveryDays();
  return (
    <p className={styles.days}>
      <Icon name="truck" />
      <span>{say({ earliest, latest })}</span>
    </p>
  );
}
