import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { breadcrumbsMessages } from './breadcrumbs.messages.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The path from the root, without the current page. */
  readonly items: readonly { readonly label: string; readonly href: string }[];
  readonly current: string;
}

/** Links to the ancestors of the page. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const intl = useIntl();
  const { Anchor } = useLinks();
  return (
    <nav aria-label={intl.formatMessage(breadcrumbsMessages.label)}>
      <ol className={styles.list} data-scroll-row>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Anchor className={styles.link} href={item.href}>
              {item.label}
            </Anchor>
            <Icon name="right" size={16} />
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
