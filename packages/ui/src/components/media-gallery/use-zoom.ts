import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { swipeOf } from './swipe.ts';
import type { Point, Zoom } from './zoom.ts';
import { distance, middle, movedBy, whole, zoomedTo } from './zoom.ts';

const step = 1.6;
const doubleScale = 2.5;
const wheelSpeed = 0.002;

interface ZoomControls {
  readonly zoom: Zoom;
  readonly larger: () => void;
  readonly smaller: () => void;
  /** Pans an enlarged picture, by fractions of its frame. */
  readonly push: (by: Point) => void;
}

/** Zooms a picture by wheel, pinch, double tap and from outside; one finger pans or swipes. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: string,
  onTurn: (direction: 1 | -1) => void,
): ZoomControls {
  const [state, setKept] = useState({ shown: picture, zoom: whole });
  const zoom = state.shown === picture ? state.zoom : whole;

  function setZoom(change: (before: Zoom) => Zoom): void {
    setKept((before) => ({ shown: picture, zoom: change(before.shown === picture ? before.zoom : whole) }));
  }

  function sizeOf() {
    return { width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 };
  }

  function to(scale: number, at: Point = { x: 0, y: 0 }): void {
    setZoom((before) => zoomedTo(scale, at, before, sizeOf()));
  }

  const onWheel = useEffectEvent((event: WheelEvent, at: Point) => {
    event.preventDefault();
    to(zoom.scale * Math.exp(-event.deltaY * wheelSpeed), at);
  });
  const onDouble = useEffectEvent((at: Point) => to(zoom.scale > 1 ? 1 : doubleScale, at));
  const onPinch = useEffectEvent((ratio: number, at: Point, by: Point) => {
    setZoom((before) => movedBy(by, zoomedTo(before.scale * ratio, at, before, sizeOf()), sizeOf()));
  });
  const onPush = useEffectEvent((by: Point) => setZoom((before) => movedBy(by, before, sizeOf())));
  const onEnd = useEffectEvent((by: Point) => {
    const direction = zoom.scale === 1 ? swipeOf(by) : 0;
    if (direction !== 0) onTurn(direction);
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const { signal, abort } = listening();
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };
    element.addEventListener('wheel', (event) => onWheel(event, pointOf(event)), { signal, passive: false });
    element.addEventListener('dblclick', (event) => onDouble(pointOf(event)), { signal });
    followPointers(element, signal, pointOf, { onPinch, onPush, onEnd });
    return abort;
  }, [frame]);

  return {
    zoom,
    larger: () => to(zoom.scale * step),
    smaller: () => to(zoom.scale / step),
    push: (by) => {
      const { width, height } = sizeOf();
      const pushed = { x: by.x * width, y: by.y * height };
      setZoom((before) => movedBy(pushed, before, { width, height }));
    },
  };
}

/** Applies scale and translation through the CSSOM, because the content security policy forbids style attributes. */
export function useDrawnZoom(picture: RefObject<HTMLElement | null>, { scale, x, y }: Zoom): void {
  useLayoutEffect(() => {
    picture.current?.style.setProperty('scale', `${scale}`);
    picture.current?.style.setProperty('translate', `${x}px ${y}px`);
  }, [picture, scale, x, y]);
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

interface PointerDeeds {
  /** Two fingers: ratio of their distances, midpoint, and movement of the midpoint. */
  readonly onPinch: (ratio: number, at: Point, by: Point) => void;
  readonly onPush: (by: Point) => void;
  /** The last finger was lifted; `by` is its distance from where it touched. */
  readonly onEnd: (by: Point) => void;
}

function followPointers(
  element: HTMLElement,
  signal: AbortSignal,
  pointOf: (event: MouseEvent) => Point,
  { onPinch, onPush, onEnd }: PointerDeeds,
): void {
  const down = new Map<number, Point>();
  let began: Point | null = null;

  element.addEventListener(
    'pointerdown',
    (event) => {
      element.setPointerCapture(event.pointerId);
      began = down.size === 0 ? pointOf(event) : null;
      down.set(event.pointerId, pointOf(event));
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      const by = { x: now.x - before.x, y: now.y - before.y };
      if (other === undefined) onPush(by);
      else
        onPinch(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other), {
          x: by.x / 2,
          y: by.y / 2,
        });
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(
      end,
      (event) => {
        down.delete(event.pointerId);
        const now = pointOf(event);
        if (end === 'pointerup' && began !== null) onEnd({ x: now.x - began.x, y: now.y - began.y });
        began = null;
      },
      { signal },
    );
  }
}
