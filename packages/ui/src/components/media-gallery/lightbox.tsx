import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { GoodsArt } from '../../foundations/product-art/product-art.tsx';
import { carouselMessages } from '../carousel/carousel.messages.ts';
import { dialogMessages } from '../dialog/dialog.messages.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { GalleryView } from './gallery-views.ts';
import { altOf } from './gallery-views.ts';
import { lightboxMessages as messages } from './lightbox.messages.ts';
import styles from './lightbox.module.css';
import { useDrawnZoom, useZoom } from './use-zoom.ts';
import type { Zoom } from './zoom.ts';
import { largestScale } from './zoom.ts';

export interface LightboxProps {
  readonly art: GoodsArt;
  readonly name: string;
  readonly views: readonly GalleryView[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

const arrows: ReadonlyMap<string, { readonly x: 1 | -1 | 0; readonly y: 1 | -1 | 0 }> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);
const pushedShare = 0.2;

/** The pictures of goods in full screen, with zoom by pinch, wheel and keyboard. */
export function Lightbox({ art, name, views, index, onIndex, onClose }: LightboxProps) {
  const intl = useIntl();
  const { dialog } = useDialog(true);
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = views[index] ?? { key: '', src: '', shot: 'whole', text: '' };
  const turn = (by: 1 | -1) => onIndex((index + by + views.length) % views.length);
  const { zoom, larger, smaller, push } = useZoom(frame, view.key, turn);
  useDrawnZoom(picture, zoom);
  const alt = altOf(intl, name, view, index);

  function close(): void {
    // Close before unmounting: the dialog returns the focus only while it is in the document.
    dialog.current?.close();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === '+' || event.key === '=') larger();
    if (event.key === '-') smaller();
    const arrow = arrows.get(event.key);
    if (arrow === undefined) return;
    event.preventDefault();
    if (zoom.scale > 1) push({ x: -arrow.x * pushedShare, y: -arrow.y * pushedShare });
    else if (arrow.x !== 0) turn(arrow.x);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-band="dark"
      aria-label={intl.formatMessage(messages.label, { name })}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div
        ref={frame}
        className={styles.stage}
        data-shot={view.shot}
        data-zoomed={zoom.scale > 1 || undefined}
      >
        <div className={styles.picture} ref={picture}>
          <Picture
            key={view.key}
            art={art}
            src={view.src}
            alt={alt}
            sizes="100vw"
            ghost={view.src === '' && (view.shot === 'whole' || view.shot === 'dark')}
          />
        </div>
      </div>
      <p className={styles.place} role="status">
        {views.length > 1 && intl.formatMessage(messages.place, { number: index + 1, count: views.length })}
      </p>
      <span className={styles.close}>
        <IconButton icon="close" label={intl.formatMessage(dialogMessages.close)} onClick={close} />
      </span>
      {views.length > 1 && (
        <div className={styles.turn}>
          <IconButton
            icon="left"
            label={intl.formatMessage(carouselMessages.previous)}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="right"
            label={intl.formatMessage(carouselMessages.next)}
            onClick={() => turn(1)}
          />
        </div>
      )}
      <Sizes zoom={zoom} onLarger={larger} onSmaller={smaller} />
      <VisuallyHidden>
        <span id={hintId}>{intl.formatMessage(messages.hint)}</span>
      </VisuallyHidden>
    </dialog>
  );
}

interface SizesProps {
  readonly zoom: Zoom;
  readonly onLarger: () => void;
  readonly onSmaller: () => void;
}

function Sizes({ zoom, onLarger, onSmaller }: SizesProps) {
  const intl = useIntl();
  return (
    <div className={styles.size}>
      <IconButton
        icon="less"
        label={intl.formatMessage(messages.smaller)}
        disabled={zoom.scale <= 1}
        onClick={onSmaller}
      />
      <IconButton
        icon="add"
        label={intl.formatMessage(messages.larger)}
        disabled={zoom.scale >= largestScale}
        onClick={onLarger}
      />
    </div>
  );
}
