/** How large a picture is drawn, and how far its middle lies from the middle of its place, in pixels. */
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

/** Draws larger or smaller, so that what lies at one point stays there; the point is told from the middle of the place. */
export function zoomedTo(scale: number, at: Point, zoom: Zoom, size: Size): Zoom {
  const next = Math.min(largestScale, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return within({ scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, size);
}

export function movedBy(by: Point, zoom: Zoom, size: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);
}

/** No edge of the picture comes into its place. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

function clamp(value: number, most: number): number {
  // Not -0, which would be another number for a test and for nobody else.
  return Math.min(most, Math.max(-most, value)) + 0;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
