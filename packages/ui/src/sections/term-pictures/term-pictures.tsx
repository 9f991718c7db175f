import type { TermPicture } from '@signal-shop/sdk/contract';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './term-pictures.module.css';

interface TermPicturesProps {
  readonly pictures: readonly TermPicture[];
}

/** Pictures with captions in a row, one below the other on a phone. */
export function TermPictures({ pictures }: TermPicturesProps) {
  return (
    <div className={styles.row}>
      {pictures.map(({ title, pic, alt, goods_kind, goods_color }) => (
        <figure key={title} className={styles.figure}>
          <span className={styles.frame} data-notch="l" data-band="dark">
            <Picture
              art={{ kind: goods_kind, colour: goods_color, model: '' }}
              src={pic}
              alt={alt}
              // The words describe the photograph, and a drawing shows something else.
              altOfDrawing=""
              sizes="(min-width: 48rem) 20rem, 100vw"
            />
          </span>
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}
