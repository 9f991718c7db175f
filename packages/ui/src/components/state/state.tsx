import type { ReactNode, Ref } from 'react';
import styles from './state.module.css';

export interface StateProps {
  /** A drawing or a pulse; decorative. */
  readonly art: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** One or two ways onward. */
  readonly actions?: ReactNode;
  /** Goods or links beneath, at full width. */
  readonly children?: ReactNode;
  /** 1 where it replaces the page. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly role?: 'alert';
  readonly ref?: Ref<HTMLDivElement>;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The one pattern for content that is empty, failed or out of reach: art, a sentence, one or two ways onward. */
export function State({ art, title, text, actions, children, level = 2, role, ref }: StateProps) {
  const Heading = tags[level];
  return (
    <div ref={ref} className={styles.state} data-level={level} role={role}>
      {art}
      <Heading data-text={level === 1 ? 'h1' : 'h3'} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text !== undefined && (
        <p className={styles.text} data-muted="">
          {text}
        </p>
      )}
      {actions !== undefined && actions !== false && <div className={styles.actions}>{actions}</div>}
      {children}
    </div>
  );
}
