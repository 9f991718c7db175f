import { useId } from 'react';
import styles from './code-text.module.css';

interface CodeTextProps {
  readonly title: string;
  readonly text: string;
}

/** Text of machines as it is; long ones scroll in their own box. */
export function CodeText({ title, text }: CodeTextProps) {
  const id = useId();
  return (
    <section className={styles.code} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={styles.text} tabIndex={0} translate="no">
        {text}
      </pre>
    </section>
  );
}

/** JSON as people read it; nothing for what was not sent. */
export function prettyJson(value: unknown): string {
  return value === undefined ? '– no body' : JSON.stringify(value, null, 2);
}
