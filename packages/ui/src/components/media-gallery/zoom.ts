/** Scale of a picture, and the offset of its center from the center of its frame, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const largestScale = 4;

/** Zooms around a fixed point, which is relative to the center of the frame. */
export function zoomedTo(scale: number, at: Point, zoom: Zoom, size: Size): Zoom {
  const next = Math.min(largestScale, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return within({ scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, size);
}

export function movedBy(by: Point, zoom: Zoom, size: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);
}

/** Limits the offset, so that no edge of the picture enters the frame. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

function clamp(value: number, most: number): number {
  // Adding 0 turns -0 into 0, which Object.is in tests distinguishes.
  return Math.min(most, Math.max(-most, value)) + 0;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
