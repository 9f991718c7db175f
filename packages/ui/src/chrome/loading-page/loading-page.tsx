import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import styles from './loading-page.module.css';

/** Placeholder for a page whose code is loading. */
export function LoadingPage({ slow = false }: { readonly slow?: boolean }) {
  return (
    <div className={styles.page}>
      <LoadingNote slow={slow} />
    </div>
  );
}
