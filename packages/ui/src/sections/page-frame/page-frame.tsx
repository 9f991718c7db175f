import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { Wave } from '../../components/wave/wave.tsx';
import { useLinks } from '../../link/link-context.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: string;
  /** Under the title, for more than a sentence. */
  readonly note?: ReactNode;
  /** Back link above the title. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly place?: 'page' | 'account';
  readonly children: ReactNode;
}

/** A page with a title, its pulse, an optional lead, and content. */
export function PageFrame({ title, lead, note, back, place = 'page', children }: PageFrameProps) {
  const { Anchor } = useLinks();
  return (
    <div className={styles.page} data-place={place}>
      <header className={styles.head}>
        {back !== undefined && (
          <Anchor className={styles.back} href={back.href}>
            <Icon name="back" />
            {back.label}
          </Anchor>
        )}
        <h1 data-text="h1" tabIndex={-1}>
          {title}
        </h1>
        <Wave />
        {lead !== undefined && (
          <div data-muted>
            <p>{lead}</p>
          </div>
        )}
        {note !== undefined && <div data-muted>{note}</div>}
      </header>
      {children}
    </div>
  );
}

/** A page in the account layout, which sets the width itself. */
export function AccountFrame(props: Omit<PageFrameProps, 'place'>) {
  return <PageFrame {...props} place="account" />;
}

/** Content on the left, totals on the right; stacked on small screens. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Panels in a column. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Buttons and links at the end of a form: side by side, at full width on small screens. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface PanelProps {
  readonly title?: string;
  /** Ref to move the focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Sticks beside a long list. */
  readonly sticky?: boolean;
  /** `form` limits the width to that of a form. */
  readonly width?: 'full' | 'form';
  readonly children: ReactNode;
}

/** A surface with cut corners, named by its title. */
export function Panel({ title, titleRef, sticky = false, width = 'full', children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      className={styles.panel}
      data-notch="l"
      data-sticky={sticky || undefined}
      data-width={width}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <h2 id={titleId} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1} data-text="h3">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
