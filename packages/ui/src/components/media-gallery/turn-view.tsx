import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { numberProperty } from '../../number-property.ts';
import styles from './turn-view.module.css';

interface TurnViewProps {
  /** URL of a sprite: square frames of a full turn in one row. */
  readonly src: string;
  readonly frames: number;
  /** Description for screen readers. */
  readonly label: string;
}

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
]);

/** Goods that a drag or the arrow keys turn. */
export function TurnView({ src, frames, label }: TurnViewProps) {
  const [frame, setFrame] = useState(0);
  const dragStart = useRef({ x: 0, frame: 0 });
  const degrees = Math.round((360 * frame) / frames);
  const turnTo = (next: number) => setFrame(((Math.round(next) % frames) + frames) % frames);

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

  return (
    <div
      className={styles.turn}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={`${degrees}°`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      <img
        className={styles.sprite}
        src={src}
        alt=""
        width={320 * frames}
        height={320}
        draggable={false}
        decoding="async"
        ref={numberProperty('--turned', frame / frames)}
      />
    </div>
  );
}
