import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import { paginationMessages as messages } from './pagination.messages.ts';
import styles from './pagination.module.css';

/** Links if the page is in the URL, buttons otherwise. */
type Way = { readonly hrefOf: (page: number) => string } | { readonly onPage: (page: number) => void };

export type PaginationProps = Way & {
  /** One-based. */
  readonly page: number;
  readonly pages: number;
};

interface StepProps {
  readonly way: Way;
  /** null if there is no such page. */
  readonly to: number | null;
  readonly label: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** Links to the pages of a long list; renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pages } = props;
  const intl = useIntl();
  if (pages <= 1) return null;
  return (
    <nav
      ref={moveFocusOnUnmount}
      className={styles.pagination}
      aria-label={intl.formatMessage(messages.label)}
    >
      <Step way={props} to={page > 1 ? page - 1 : null} label={intl.formatMessage(messages.previous)}>
        <Icon name="left" />
      </Step>
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index < 3 ? 'start' : 'end'}` : number}>
            {number === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Step
                way={props}
                to={number}
                label={intl.formatMessage(messages.page, { page: number })}
                current={number === page}
              >
                {number}
              </Step>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.position}>{intl.formatMessage(messages.position, { page, pages })}</span>
      <Step way={props} to={page < pages ? page + 1 : null} label={intl.formatMessage(messages.next)}>
        <Icon name="right" />
      </Step>
    </nav>
  );
}

function Step({ way, to, label, current = false, children }: StepProps) {
  const { Anchor } = useLinks();
  if (to === null) {
    return (
      <span className={styles.step} data-off="" aria-hidden="true">
        {children}
      </span>
    );
  }
  const shared = {
    className: styles.step,
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
  } as const;
  if ('hrefOf' in way) {
    return (
      <Anchor {...shared} href={way.hrefOf(to)}>
        {children}
      </Anchor>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => way.onPage(to)}>
      {children}
    </button>
  );
}
