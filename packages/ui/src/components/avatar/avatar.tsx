import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import { useBrokenPictures } from '../../use-broken-pictures.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  /** The customer's name; its first letter replaces a missing picture. */
  readonly name: string;
  /** URL of the picture; '' for none. */
  readonly picture: string;
  /** URL of the decoration around it; '' for none. */
  readonly decoration?: string;
  readonly size?: 's' | 'm' | 'l';
}

/** A customer's avatar. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, picture, decoration = '', size = 'm' }: AvatarProps) {
  const { isBroken, reportBroken } = useBrokenPictures();
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      <span className={styles.face}>
        {isBroken(picture) ? (
          initialOf(name)
        ) : (
          <img
            {...pictureSources(picture)}
            sizes="7rem"
            alt=""
            width={128}
            height={128}
            onError={() => reportBroken(picture)}
          />
        )}
      </span>
      {decoration !== '' && (
        <img
          className={styles.decoration}
          src={pictureSources(decoration).src}
          alt=""
          width={160}
          height={160}
        />
      )}
    </span>
  );
}

function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}
