import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CommunityDoor } from '../../link/community-door.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { communityLinkMessages as messages } from './community-link.messages.ts';
import styles from './community-link.module.css';

interface CommunityLinkProps {
  readonly door: CommunityDoor;
  /** Such as `/forum`. */
  readonly path: string;
  readonly className?: string | undefined;
  /** The browser kept the new tab from opening. */
  readonly onBlocked: (path: string) => void;
  readonly children: ReactNode;
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;

/** Leads to the community site in a new tab. What says who comes is added by the click and stands in no link. */
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
  readonly door: CommunityDoor;
  /** The page that did not open; null while none was refused. */
  readonly path: string | null;
}

/** After the browser refused a new tab: a link that the browser follows by itself. */
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
            // Once the browser has followed it, the link is as it was: whoever copies it copies no login.
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

/** Anything else is the browser's own: a new tab, a download, a menu. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
