import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './prize-picture.module.css';

interface PrizePictureProps {
  /** URL of a photograph; '' for none. */
  readonly src: string | undefined;
  readonly icon: 'gift' | 'ticket';
}

/** The photograph of a prize, or an icon without one. Decorative: the name is beside it. */
export function PrizePicture({ src = '', icon }: PrizePictureProps) {
  const { isBroken, reportBroken } = useBrokenPictures();
  return (
    <span className={styles.picture} data-notch="s" data-icon={icon}>
      {isBroken(src) ? (
        <Icon name={icon} size={24} />
      ) : (
        <img
          {...pictureSources(src)}
          sizes="5rem"
          alt=""
          width={80}
          height={80}
          decoding="async"
          onError={() => reportBroken(src)}
        />
      )}
    </span>
  );
}
