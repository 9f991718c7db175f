import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import styles from './deferred-skeleton.module.css';

interface ListRoomProps {
  readonly children: ReactNode;
}

/**
 * The placeholder of a loading list. Empty in the first render, so that a fast response does not wait for a skeleton.
 */
export function DeferredSkeleton({ children }: ListRoomProps) {
  const isDue = useDeferredValue(true, false);
  return <div className={styles.room}>{isDue && children}</div>;
}
