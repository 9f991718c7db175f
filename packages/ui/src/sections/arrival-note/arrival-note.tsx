import { DeliveryDays } from '../../components/delivery-days/delivery-days.tsx';
import type { ExpectedDays } from '../../components/delivery-days/use-delivery-days.ts';
import { ShipToButton } from '../../components/ship-to-button/ship-to-button.tsx';
import styles from './arrival-note.module.css';

interface ArrivalNoteProps {
  /** Null while unknown; the note keeps its place. */
  readonly days: ExpectedDays | null;
}

/** When goods that are ordered now arrive, and in which country. */
export function ArrivalNote({ days }: ArrivalNoteProps) {
  return (
    <div className={styles.note}>
      <div className={styles.days}>{days !== null && <DeliveryDays {...days} />}</div>
      <ShipToButton />
    </div>
  );
}
