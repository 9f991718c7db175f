import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { Wave } from '../../components/wave/wave.tsx';
import { useLinks } from '../../link/link-context.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** The way out, above the title. */
  readonly back?: { readonly href: string; readonly label: string };
  /** The account's own layout has the width already. */
  readonly place?: 'page' | 'account';
  readonly children: ReactNode;
}

/** A page of the shop's business: its one title with the pulse under it, then what it is about. */
export function PageFrame({ title, note, back, place = 'page', children }: PageFrameProps) {
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
        {note !== undefined && <div data-muted>{note}</div>}
      </header>
      {children}
    </div>
  );
}

/** The work on the left, the sums on the right; under each other on small screens. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Panels under each other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Buttons and links at the end of a form: side by side, as wide as the window on small screens. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface PanelProps {
  readonly title?: string;
  /** Where the focus is brought to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Stays in view beside a long list. */
  readonly sticky?: boolean;
  /** `form` is no wider than a form is read with ease. */
  readonly width?: 'full' | 'form';
  readonly children: ReactNode;
}

/** A notched surface, named by its title. */
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
