import { ErrorState } from '../error-state/error-state.tsx';
import styles from './media-gallery.module.css';

interface TurnMissingProps {
  readonly onRetry: () => void;
}

/** In the place of a turn whose code or picture failed to load. */
export function TurnMissing({ onRetry }: TurnMissingProps) {
  return (
    <div className={styles.missing}>
      <ErrorState failure={{ kind: 'network' }} onRetry={onRetry} />
    </div>
  );
}
