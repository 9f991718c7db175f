import type { Feature } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { featureMessages as messages } from './feature.messages.ts';
import { FeaturePicture, SpotPlace } from './feature-picture.tsx';
import styles from './feature-spread.module.css';

interface FeatureSpreadProps {
  readonly feature: Feature;
  readonly titleId: string;
}

/** A product in a large picture, with numbered explanations beside it. */
export function FeatureSpread({ feature, titleId }: FeatureSpreadProps) {
  const intl = useIntl();
  const { title, text, link, spots } = feature;
  return (
    <div className={styles.spread} data-notch="xl" data-band="dark">
      <div className={styles.words}>
        <h2 id={titleId} data-text="h1">
          {title}
        </h2>
        <p className={styles.text} data-text="lead">
          {text}
        </p>
        <ol className={styles.spots}>
          {spots.map((spot, index) => (
            <li key={spot.title}>
              <span className={styles.number} data-notch="s" aria-hidden="true">
                {intl.formatNumber(index + 1)}
              </span>
              <span>
                <strong>{spot.title}</strong>
                <span className={styles.text}>{spot.text}</span>
              </span>
            </li>
          ))}
        </ol>
        {link !== '' && (
          <ButtonLink variant="secondary" href={link} iconEnd="forward">
            {intl.formatMessage(messages.details)}
          </ButtonLink>
        )}
      </div>
      <FeaturePicture picture={feature} ratio="square" sizes="(min-width: 62rem) 40rem, 100vw">
        {spots.map((spot, index) => (
          <SpotPlace key={spot.title} spot={spot}>
            <span className={styles.number} data-notch="s" aria-hidden="true">
              {intl.formatNumber(index + 1)}
            </span>
          </SpotPlace>
        ))}
      </FeaturePicture>
    </div>
  );
}
