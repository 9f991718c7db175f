import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import styles from './loading-page.module.css';

/** A page whose code is still on its way. */
export function LoadingPage({ slow = false }: { readonly slow?: boolean }) {
  return (
    <div className={styles.page}>
      <LoadingNote slow={slow} />
    </div>
  );
}
