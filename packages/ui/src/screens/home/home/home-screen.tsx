import { useIntl } from 'react-intl';
import page from '../../../chrome/page/page.module.css';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { Wave } from '../../../components/wave/wave.tsx';
import { BannerCarousel } from '../../../sections/banner-carousel/banner-carousel.tsx';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';
import type { HomeScreenProps } from './home.states.ts';

/** The home page: its sections in the order of spec §1, each of which loads and fails independently. */
export function HomeScreen({ view, on, rest }: HomeScreenProps) {
  const intl = useIntl();
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        <VisuallyHidden>{intl.formatMessage(messages.title)}</VisuallyHidden>
      </h1>
      <BannerCarousel banners={view.banners} onAdd={on.onAddBanner} />
      <div className={styles.pulse}>
        <Wave />
      </div>
      <div className={`${page.page} ${page.stack} ${styles.rest}`}>{rest}</div>
    </>
  );
}
