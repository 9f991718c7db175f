import { pictureSources } from '@signal-shop/sdk/rules/picture-sources';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { numberProperty } from '../../number-property.ts';
import type { GalleryTurn } from './gallery-views.ts';
import { TurnMissing } from './turn-missing.tsx';
import { turnViewMessages as messages } from './turn-view.messages.ts';
import styles from './turn-view.module.css';

interface TurnViewProps {
  readonly turn: GalleryTurn;
  readonly name: string;
}

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
]);

/** Goods that a drag or the arrow keys turn; if their picture fails, an error with a retry. */
export function TurnView({ turn: { src, frames, columns }, name }: TurnViewProps) {
  const [frame, setFrame] = useState(0);
  const dragStart = useRef({ x: 0, frame: 0 });
  const intl = useIntl();
  const [isTurned, setTurned] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const rows = Math.ceil(frames / columns);
  const degrees = Math.round((360 * frame) / frames);
  function turnTo(next: number): void {
    setTurned(true);
    setFrame(((Math.round(next) % frames) + frames) % frames);
  }

  function onPointerDown({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>): void {
    currentTarget.setPointerCapture(pointerId);
    dragStart.current = { x: clientX, frame };
  }

  function onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>): void {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const share = (clientX - dragStart.current.x) / currentTarget.clientWidth;
    turnTo(dragStart.current.frame + share * frames);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    turnTo(frame + step);
  }

  if (isBroken) return <TurnMissing onRetry={() => setBroken(false)} />;
  return (
    <div
      className={styles.turn}
      ref={numberProperty('--columns', columns)}
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage(messages.label, { name })}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={`${degrees}°`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <div className={styles.frame}>
        <img
          className={styles.sprite}
          {...pictureSources(src)}
          sizes="180rem"
          alt=""
          width={320 * columns}
          height={320 * rows}
          draggable={false}
          decoding="async"
          onError={() => setBroken(true)}
          ref={(sprite) => {
            numberProperty('--column', (frame % columns) / columns)(sprite);
            numberProperty('--row', Math.floor(frame / columns) / rows)(sprite);
          }}
        />
      </div>
      {!isTurned && (
        <span className={styles.hint} aria-hidden="true">
          {intl.formatMessage(messages.hint)}
        </span>
      )}
    </div>
  );
}
