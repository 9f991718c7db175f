import type { Point } from './zoom.ts';

const shortestSwipe = 40;

/** 1 for the next picture, -1 for the previous one, 0 if it was no horizontal swipe. */
export function swipeOf(by: Point): 1 | -1 | 0 {
  if (Math.abs(by.x) < shortestSwipe || Math.abs(by.x) < 2 * Math.abs(by.y)) return 0;
  return by.x < 0 ? 1 : -1;
}
