import type { ColourName } from '@signal-shop/sdk/contract';
import { Headset } from './headset.tsx';
import { Mouse } from './mouse.tsx';
import styles from './product-art.module.css';

/** `unknown` is drawn as a plain box: a kind that only a newer server knows. */
export type ArtKind = 'headset' | 'mouse' | 'unknown';

interface ProductArtProps {
  readonly kind: ArtKind;
  readonly colour: ColourName;
  /** The same name always gives the same drawing. */
  readonly model: string;
}

/** Goods drawn from flat bevelled faces in their own colour. Decorative: the name stands beside it. */
export function ProductArt({ kind, colour, model }: ProductArtProps) {
  return (
    <svg
      className={styles.art}
      data-goods-colour={colour}
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
    >
      {kind === 'headset' && <Headset model={model} />}
      {kind === 'mouse' && <Mouse model={model} />}
      {kind === 'unknown' && <Parcel />}
    </svg>
  );
}

function Parcel() {
  return (
    <>
      <path className={styles.face} data-tone="light" d="M40 72L100 44L160 72L100 100Z" />
      <path className={styles.face} data-tone="base" d="M40 72L100 100V164L40 136Z" />
      <path className={styles.face} data-tone="dark" d="M160 72L100 100V164L160 136Z" />
      <path className={styles.face} data-tone="pad" d="M66 60L126 88V104L136 99V83L76 55Z" />
      <path
        className={styles.line}
        data-tone="glow"
        d="M52 118H60L64 112L70 128L74 122L88 128"
        strokeWidth="2.5"
      />
    </>
  );
}
