import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import styles from './list-room.module.css';

interface ListRoomProps {
  readonly children: ReactNode;
}

/** The room of a list on its way. It is empty at first: a quick answer does not wait for a drawing of it. */
export function ListRoom({ children }: ListRoomProps) {
  const isDue = useDeferredValue(true, false);
  return <div className={styles.room}>{isDue && children}</div>;
}
