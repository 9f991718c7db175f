// The template of a component's page: each part has its place, its heading and its look; the page has the text.

import type { TokenName } from '@signal-shop/ui/foundations/tokens/generated/tokens.ts';
import { NamedTokens } from '@signal-shop/ui/foundations/tokens/token-table.tsx';
import { Controls, Heading, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './guide.module.css';
import type { GuidePart, GuideStatus } from './parts.ts';

interface PartProps {
  readonly children: ReactNode;
}

interface SummaryProps extends PartProps {
  readonly name: string;
  readonly status: GuideStatus;
}

const statusNotes = {
  stable: 'Stable: its props change only with an entry in the history.',
  beta: 'Beta: its props may still change.',
} satisfies Record<GuideStatus, string>;

/** Name, one sentence, status, and the component. */
export function Summary({ name, status, children }: SummaryProps) {
  return (
    <>
      <Title>{name}</Title>
      <div className={styles.lead}>{children}</div>
      <p className={`sb-unstyled ${styles.status}`} data-status={status}>
        {statusNotes[status]}
      </p>
      <Primary />
    </>
  );
}

export function WhenToUse({ children }: PartProps) {
  return <Part title="When to use">{children}</Part>;
}

/** Each line names the alternative and links to it. */
export function WhenNotToUse({ children }: PartProps) {
  return <Part title="When not to use">{children}</Part>;
}

/** Numbered, each line with its class or prop. */
export function Anatomy({ children }: PartProps) {
  return <Part title="Anatomy">{children}</Part>;
}

/** Do and Don’t, side by side. */
export function Practice({ children }: PartProps) {
  return <div className={styles.practice}>{children}</div>;
}

export function Do({ children }: PartProps) {
  return (
    <div className={styles.advice} data-advice="do">
      <Part title="Do">{children}</Part>
    </div>
  );
}

export function Dont({ children }: PartProps) {
  return (
    <div className={styles.advice} data-advice="dont">
      <Part title="Don’t">{children}</Part>
    </div>
  );
}

/** How its labels and errors are written. */
export function Content({ children }: PartProps) {
  return <Part title="Content">{children}</Part>;
}

export function Accessibility({ children }: PartProps) {
  return <Part title="Keyboard and screen reader">{children}</Part>;
}

interface TokensProps {
  /** One list for each style sheet: `import tokens from 'tokens-of:./button.module.css'`. */
  readonly of: readonly (readonly TokenName[])[];
}

/** The design tokens in the style sheets of the component; a component without a style sheet draws nothing. */
export function Tokens({ of }: TokensProps) {
  return (
    <Part title="Design tokens">
      {of.length === 0 ? (
        <p>None: it draws nothing.</p>
      ) : (
        <div className="sb-unstyled">
          <NamedTokens names={of.flat()} />
        </div>
      )}
    </Part>
  );
}

/** The first version, and each change that its users notice. */
export function History({ children }: PartProps) {
  return <Part title="History">{children}</Part>;
}

/** The props with their controls, and every story of the component. */
export function Examples() {
  return (
    <>
      <Part title="Props">
        <Controls />
      </Part>
      <Stories title="All states" includePrimary={false} />
    </>
  );
}

function Part({ title, children }: PartProps & { readonly title: string }) {
  return (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

// A part in the list without a component fails here; MDX is not type-checked.
({
  Summary,
  WhenToUse,
  WhenNotToUse,
  Anatomy,
  Practice,
  Do,
  Dont,
  Content,
  Accessibility,
  Tokens,
  History,
  Examples,
}) satisfies Record<GuidePart, unknown>;
