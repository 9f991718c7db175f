import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { earnPointsRowMessages as messages } from './earn-points-row.messages.ts';
import styles from './earn-points-row.module.css';
import type { EarnPointsRowProps } from './earn-points-row.states.ts';

/** A link to each social network in a new tab; checked once it has earned its points. */
export function FollowNetworks({
  networks = [],
  onFollow,
}: Pick<EarnPointsRowProps, 'networks' | 'onFollow'>) {
  const intl = useIntl();
  if (networks.length === 0) return null;
  return (
    <ul className={styles.networks}>
      {networks.map((network) => {
        const { name, href, isFollowed } = network;
        return (
          <li key={name}>
            <a
              className={styles.network}
              data-done={isFollowed || undefined}
              href={href}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={intl.formatMessage(isFollowed ? messages.followed : messages.follow, { name })}
              onClick={isFollowed ? undefined : () => onFollow?.(network)}
            >
              {name}
              <Icon name={isFollowed ? 'check' : 'external'} size={16} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
