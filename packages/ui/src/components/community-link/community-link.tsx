import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CommunityNavigation } from '../../link/community-navigation.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { communityLinkMessages as messages } from './community-link.messages.ts';
import styles from './community-link.module.css';

interface CommunityLinkProps {
  readonly door: CommunityNavigation;
  /** Path on the community site, such as `/forum`. */
  readonly path: string;
  readonly className?: string | undefined;
  /** The popup blocker stopped the new tab. */
  readonly onBlocked: (path: string) => void;
  readonly children: ReactNode;
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;

/** Opens the community site in a new tab. The login token is added on click, so that it is in no link. */
export function CommunityLink({ door, path, className, onBlocked, children }: CommunityLinkProps) {
  const intl = useIntl();
  return (
    <a
      {...elsewhere}
      className={className}
      href={door.hrefOf(path)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (!door.open(path)) onBlocked(path);
      }}
    >
      {children} <VisuallyHidden>{intl.formatMessage(messages.newTab)}</VisuallyHidden>
    </a>
  );
}

interface BlockedTabProps {
  readonly door: CommunityNavigation;
  /** Path that was blocked; null if none was. */
  readonly path: string | null;
}

/** After a blocked popup: a plain link, which popup blockers allow. */
export function BlockedTab({ door, path }: BlockedTabProps) {
  const intl = useIntl();
  if (path === null) return null;
  return (
    <InlineAlert
      tone="warning"
      live
      action={
        <a
          {...elsewhere}
          className={styles.again}
          href={door.hrefOf(path)}
          onClick={({ currentTarget: link }) => {
            link.href = door.freshHref(path);
            // Restores the link after navigation, so that a copied link contains no login token.
            setTimeout(() => {
              link.href = door.hrefOf(path);
            }, 0);
          }}
        >
          {intl.formatMessage(messages.again)}
        </a>
      }
    >
      {intl.formatMessage(messages.blocked)}
    </InlineAlert>
  );
}

/** Leaves modified clicks (new tab, download, context menu) to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
