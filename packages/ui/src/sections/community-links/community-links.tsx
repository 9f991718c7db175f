import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BlockedTab, CommunityLink } from '../../components/community-link/community-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import type { CommunityNavigation, CommunityPlace } from '../../link/community-navigation.ts';
import { communityPaths } from '../../link/community-navigation.ts';
import { communityLinksMessages as messages } from './community-links.messages.ts';
import styles from './community-links.module.css';

const icons = {
  blog: 'document',
  forum: 'talk',
  points: 'coins',
  member: 'account',
} as const satisfies Record<CommunityPlace, IconName>;

const sections: readonly CommunityPlace[] = ['blog', 'forum', 'points', 'member'];

/** Links to the four sections of the community site. */
export function CommunityLinks({ door }: { readonly door: CommunityNavigation }) {
  const intl = useIntl();
  const [blocked, setBlocked] = useState<string | null>(null);
  return (
    <nav className={styles.section} aria-label={intl.formatMessage(messages.label)}>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section}>
            <CommunityLink
              door={door}
              path={communityPaths[section]}
              className={styles.card}
              onBlocked={setBlocked}
            >
              <Icon name={icons[section]} size={32} />
              <span className={styles.title} data-text="h3">
                {intl.formatMessage(messages[section])}
                <Icon name="external" size={16} />
              </span>
              <span className={styles.text}>{intl.formatMessage(messages[`${section}Text`])}</span>
            </CommunityLink>
          </li>
        ))}
      </ul>
      <BlockedTab door={door} path={blocked} />
    </nav>
  );
}
