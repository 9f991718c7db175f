import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Columns, Panel } from './page-frame.tsx';
import styles from './panel-skeleton.module.css';

/** Placeholder of a page with goods on the left and totals on the right. */
export function ColumnsSkeleton({ lines = 2 }: { readonly lines?: number }) {
  return (
    <Columns>
      <Panel>
        <LoadingNote />
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <div className={styles.line} key={line} aria-hidden="true">
            <Skeleton variant="square" />
            <div className={styles.text}>
              <Skeleton variant="title" width="long" />
              <Skeleton width="short" />
              <Skeleton variant="control" width="half" />
            </div>
          </div>
        ))}
      </Panel>
      <Panel>
        <div className={styles.text} aria-hidden="true">
          <Skeleton variant="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton variant="control" />
        </div>
      </Panel>
    </Columns>
  );
}
