import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './enlarge-button.module.css';
import { mediaGalleryMessages as messages } from './media-gallery.messages.ts';
import { swipeOf } from './swipe.ts';
import type { Point } from './zoom.ts';

interface EnlargeButtonProps {
  /** Whether the lightbox is loading. */
  readonly pending: boolean;
  readonly onEnlarge: () => void;
  readonly onTurn: (direction: 1 | -1) => void;
}

/** Overlays the large picture: a click enlarges it, a horizontal swipe shows another one. */
export function EnlargeButton({ pending, onEnlarge, onTurn }: EnlargeButtonProps) {
  const intl = useIntl();
  const began = useRef<Point>({ x: 0, y: 0 });
  const turned = useRef<1 | -1 | 0>(0);

  function onPointerUp({ clientX, clientY }: PointerEvent): void {
    turned.current = swipeOf({ x: clientX - began.current.x, y: clientY - began.current.y });
    if (turned.current !== 0) onTurn(turned.current);
  }

  function onClick({ detail }: MouseEvent): void {
    // A click that ends a swipe does not enlarge. Keyboard clicks (detail 0) never end a swipe.
    if (turned.current === 0 || detail === 0) onEnlarge();
    turned.current = 0;
  }

  return (
    <button
      type="button"
      className={styles.over}
      aria-label={intl.formatMessage(messages.enlarge)}
      aria-busy={pending || undefined}
      onPointerDown={({ clientX, clientY }) => {
        began.current = { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
      onClick={onClick}
    >
      <span className={styles.sign}>
        {pending ? <Spinner size="s" decorative /> : <Icon name="enlarge" />}
      </span>
    </button>
  );
}
