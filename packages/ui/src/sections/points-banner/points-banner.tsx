import { points } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { GhostModel } from '../../foundations/product-art/ghost-model.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { pointsBannerMessages as messages } from './points-banner.messages.ts';
import styles from './points-banner.module.css';

/** A link to the points store. It has no data to load, so it always renders. */
export function PointsBanner() {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const title = intl.formatMessage(messages.title);
  return (
    <section className={styles.band} data-notch="xl" data-band="dark" aria-label={title}>
      <div className={styles.ghost}>
        <GhostModel model={`+${points.signUp}`} />
      </div>
      <div className={styles.words}>
        <span className={styles.coin}>
          <Icon name="coins" size={32} />
        </span>
        <h2 data-text="h1">{title}</h2>
        <p className={styles.text} data-text="lead">
          {intl.formatMessage(messages.text)}
        </p>
        <ButtonLink size="l" iconEnd="forward" href={hrefs.pointStore}>
          {intl.formatMessage(messages.shopNow)}
        </ButtonLink>
      </div>
    </section>
  );
}
