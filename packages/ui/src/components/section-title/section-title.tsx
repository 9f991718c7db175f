import type { ReactNode } from 'react';
import { Wave } from '../wave/wave.tsx';
import styles from './section-title.module.css';

interface SectionTitleProps {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  /** Lets the section name itself by its title. */
  readonly id?: string;
  /** At the end of the line: a link to all of it. */
  readonly action?: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The title of a section over its pulse. */
export function SectionTitle({ title, level = 2, id, action }: SectionTitleProps) {
  const Heading = tags[level];
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Heading id={id} data-text={tags[level]} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        <Wave />
      </div>
      {action}
    </div>
  );
}
