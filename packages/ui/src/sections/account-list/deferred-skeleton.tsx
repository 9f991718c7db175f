import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import styles from './deferred-skeleton.module.css';

interface ListRoomProps {
  readonly children: ReactNode;
}

/** The room of a list on its way. It is empty at first: a quick answer does not wait for a drawing of it. */
export function DeferredSkeleton({ children }: ListRoomProps) {
  const isDue = useDeferredValue(true, false);
  return <div className={styles.room}>{isDue && children}</div>;
}
