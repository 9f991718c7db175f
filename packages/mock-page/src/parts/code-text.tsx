import { CopyButton } from '@signal-shop/ui/components/copy-field/copy-button.tsx';
import { useId } from 'react';
import { copyText } from './clipboard.ts';
import styles from './code-text.module.css';
import { tokensOf } from './code-tokens.ts';

interface CodeTextProps {
  readonly title: string;
  readonly text: string;
  /** Styles the text as a note about missing content. */
  readonly isAbsent?: boolean;
}

/** Code in a scrollable box; JSON with syntax highlighting. */
export function CodeText({ title, text, isAbsent = false }: CodeTextProps) {
  const id = useId();
  return (
    <section className={styles.code} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        {!isAbsent && (
          <CopyButton variant="ghost" text={text} onCopy={copyText}>
            Copy
          </CopyButton>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable */}
      <pre className={styles.text} tabIndex={0} translate="no">
        {tokensOf(text).map(({ kind, text: part, at }) =>
          kind === 'plain' ? (
            part
          ) : (
            <span key={at} data-kind={kind}>
              {part}
            </span>
          ),
        )}
      </pre>
    </section>
  );
}

interface BodyProps {
  readonly title: string;
  /** As sent; undefined without a body. */
  readonly body: unknown;
}

/** The body of a request or a response: JSON formatted, any other text as sent. */
export function Body({ title, body }: BodyProps) {
  if (body === undefined) return <CodeText title={title} text="– no body" isAbsent />;
  return <CodeText title={title} text={typeof body === 'string' ? body : JSON.stringify(body, null, 2)} />;
}
