import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './picture-picker.module.css';

export interface PictureOption {
  readonly id: number;
  readonly name: string;
  /** URL of the picture; '' for the option "none". */
  readonly pic: string;
}

interface PicturePickerProps {
  readonly label: string;
  readonly options: readonly PictureOption[];
  readonly selectedId: number;
  /** The option that is being saved; null when idle. */
  readonly pending: number | null;
  readonly onChoose: (id: number) => void;
  /** Renders an option; defaults to its picture. */
  readonly draw?: (option: PictureOption) => ReactNode;
}

/** A list of pictures; a press saves the selection immediately. */
export function PicturePicker({ label, options, selectedId, pending, onChoose, draw }: PicturePickerProps) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <p id={id} data-text="label">
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={option.id === selectedId}
              aria-busy={option.id === pending || undefined}
              onClick={() => onChoose(option.id)}
            >
              <span className={styles.picture}>
                {draw === undefined ? <Drawn pic={option.pic} /> : draw(option)}
                {option.id === pending && (
                  <span className={styles.pending}>
                    <Spinner decorative />
                  </span>
                )}
                {option.id === selectedId && (
                  <span className={styles.mark}>
                    <Icon name="check" size={16} />
                  </span>
                )}
              </span>
              <span className={styles.name}>{option.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drawn({ pic }: { readonly pic: string }) {
  if (pic === '') return <Icon name="cancelled" size={32} />;
  return <img className={styles.image} src={pictureSources(pic).src} alt="" width={96} height={96} />;
}
