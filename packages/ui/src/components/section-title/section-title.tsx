import type { ReactNode } from 'react';
import styles from './section-title.module.css';

interface SectionTitleProps {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  /** Id of the heading, for `aria-labelledby` on the section. */
  readonly id?: string;
  /** At the end of the line: a link to the full list. */
  readonly action?: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The heading of a section, with a link at the end of its line. */
export function SectionTitle({ title, level = 2, id, action }: SectionTitleProps) {
  const Heading = tags[level];
  return (
    <div className={styles.head}>
      <Heading
        className={styles.title}
        id={id}
        data-text={tags[level]}
        tabIndex={level === 1 ? -1 : undefined}
      >
        {title}
      </Heading>
      {action}
    </div>
  );
}
