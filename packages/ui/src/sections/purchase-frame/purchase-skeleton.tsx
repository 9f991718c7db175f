import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Panel } from '../page-frame/page-frame.tsx';
import { PurchaseColumns } from './purchase-frame.tsx';
import styles from './purchase-skeleton.module.css';
import summaryStyles from './purchase-summary.module.css';

interface PurchaseSkeletonProps {
  /** Lines of goods on the left; `fields` for a form. */
  readonly lines: number | 'fields';
}

/** Placeholder of a step: its content, and the summary in the same place and of the same size. */
export function PurchaseSkeleton({ lines }: PurchaseSkeletonProps) {
  return (
    <PurchaseColumns>
      <Panel>
        <LoadingNote />
        <div className={styles.part} aria-hidden="true">
          <Skeleton variant="title" width="half" />
          {lines === 'fields' ? <Fields /> : <Lines count={lines} />}
        </div>
      </Panel>
      <div className={summaryStyles.summary} data-notch="l" aria-hidden="true">
        <div className={styles.amounts}>
          <Skeleton variant="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
        <Skeleton variant="control" />
      </div>
    </PurchaseColumns>
  );
}

function Fields() {
  return (
    <div className={styles.fields}>
      <Skeleton variant="control" />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
    </div>
  );
}

function Lines({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, line) => line).map((line) => (
    <div className={styles.line} key={line}>
      <Skeleton variant="square" />
      <div className={styles.text}>
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
    </div>
  ));
}
